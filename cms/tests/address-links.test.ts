import { expect, test } from "vitest";
import { readOutbox, settled } from "./outbox.ts";
import { postSubscription } from "./post-submission.ts";
import { emptyCmsForFile } from "./shared-cms.ts";

const cms = emptyCmsForFile();

test("a link that shows whose inbox it is is mailed in the language of who asks, five times a day at most", async () => {
  const email = "veel-delers@example.nl";
  const link = `/en/subscription/address/${"x".repeat(74)}?return=%2Fen%2Fcart`;
  const ask = (path: string, address = email) =>
    postSubscription(cms.origin, { action: "address", email: address, locale: "en", link: path });
  for (let count = 0; count < 6; count += 1) {
    expect(await ask(link)).toEqual({ status: 200, body: { state: "pending" } });
  }
  // The same inbox.
  expect((await ask(link, "Veel-Delers+tag@example.nl")).status).toBe(200);
  expect((await ask("https://evil.example")).status).toBe(400);

  await settled(cms);
  const mails = readOutbox(cms);
  expect(mails).toHaveLength(5);
  expect(mails[0]?.head).toContain("Go on with this link");
  expect(mails[0]?.content).toContain(`http://localhost:3000${link}`);
});
