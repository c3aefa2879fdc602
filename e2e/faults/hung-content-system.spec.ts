import { expect } from "../fixtures/test.ts";
import { homeOf, test } from "../fixtures/site-on-stand-in.ts";

test("while the content system takes calls and never answers stored pages stay, and others say so", async ({
  site,
}) => {
  const web = await site.start({ CMS_TIMEOUT_MS: "1000" });
  const whole = await homeOf(web.address);
  site.standIn.trouble.kind = "silence";

  const unseen = Array.from({ length: 40 }, (_, number) => fetch(`${web.address}/nooit-gezien-${number}`));
  expect(await homeOf(web.address)).toBe(whole);
  const answers = await Promise.all(unseen);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503));
  expect(answers.every(({ headers }) => headers.has("retry-after"))).toBe(true);

  site.standIn.trouble.kind = null;
  await expect.poll(async () => (await fetch(`${web.address}/nooit-gezien`)).status, { timeout: 30_000 }).toBe(404);
});
