import type { Change } from "@circuit/contract/changes";
import { expect } from "../fixtures/http-test.ts";
import { homeChanged, purge, signedPurge } from "../fixtures/purge.ts";
import { homeOf, soon, test } from "../fixtures/site-on-stand-in.ts";

test("a purge that somebody sends once more counts no second time, whichever process it reaches", async ({ site }) => {
  const { address, log } = await site.start({ WEB_PROCESSES: "2" });
  const timesIn = (text: string) => log().split(text).length - 1;
  await expect.poll(() => timesIn("Site is up"), soon).toBe(2);
  const send = signedPurge(homeChanged);
  expect((await send(address)).status).toBe(202);
  await expect.poll(() => timesIn("Changed pages are made again"), soon).toBe(1);

  // The answer doesn't wait for the process that knows.
  for (let time = 0; time < 5; time += 1) expect((await send(address)).status).toBe(202);
  await expect.poll(() => timesIn("used before"), soon).toBe(5);
  expect((await purge(address, homeChanged)).status).toBe(202);
  await expect.poll(() => timesIn("Changed pages are made again"), soon).toBe(2);
  expect(timesIn("used before")).toBe(5);
});

test("a change that the site was never told of shows all the same, one from while it was down too", async ({
  site,
}) => {
  const { standIn } = site;
  const change = (cursor: number, documentId: string): Change => {
    return { cursor, type: "pages", documentId, locale: "nl", slugs: [documentId], moments: [] };
  };
  standIn.changes.push(change(1, "home"));
  const first = await site.start();
  await expect.poll(first.log, { ...soon, message: "knows where the log stands" }).toContain("changes since then");
  expect(await homeOf(first.address)).toContain("Een ander systeem");

  // The next purge shows that one was missed; without it the site checks every 20 seconds.
  standIn.home.title = "Zonder bericht";
  standIn.changes.push(change(2, "home"), change(3, "elders"));
  expect((await purge(first.address, { changes: [change(3, "elders")] })).status).toBe(202);
  await expect.poll(() => homeOf(first.address), soon).toContain("Zonder bericht");
  await first.stop();

  standIn.home.title = "Tijdens de pauze";
  standIn.changes.push(change(4, "home"));
  standIn.calls.length = 0;
  const second = await site.start({ SITE_URL: first.address });
  await expect.poll(() => homeOf(second.address), soon).toContain("Tijdens de pauze");
  const firstLook = standIn.calls.find((call) => call.includes("/changes?"));
  expect(firstLook, "goes on from where it was").toMatch(/after=[1-9]/u);
});

for (const kind of ["silence", "rubbish"] as const) {
  test(`with a content system that answers ${kind} stored pages stay, unseen ones are an honest 503, and all is well after it`, async ({
    site,
  }) => {
    const { address } = await site.start();
    await (await fetch(`${address}/`)).text();
    site.standIn.trouble.kind = kind;
    await purge(address, homeChanged);
    expect((await fetch(`${address}/`)).status, "seen before").toBe(200);

    for (const unseen of ["/a", "/b", "/c", "/d", "/e", "/f"]) {
      const answer = await fetch(`${address}${unseen}`);
      expect(answer.status, unseen).toBe(503);
      expect(answer.headers.get("retry-after")).toBe("30");
      expect(answer.headers.get("cache-control")).toContain("no-store");
    }
    const calls = site.standIn.calls.length;
    expect((await fetch(`${address}/g`)).status).toBe(503);
    expect(site.standIn.calls.length, "left alone for a while").toBeLessThanOrEqual(calls + 1);

    site.standIn.trouble.kind = null;
    await expect.poll(async () => (await fetch(`${address}/a`)).status, soon).toBe(404);
  });
}
