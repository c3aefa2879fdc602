import { expect } from "../fixtures/http-test.ts";
import { homeChanged, purge } from "../fixtures/purge.ts";
import { homeOf, isForHome, soon, test } from "../fixtures/site-on-stand-in.ts";

test("a purge that isn't signed, too old, or no purge changes nothing; a signed one has the page made again while the old one is served", async ({
  site,
}) => {
  const { standIn } = site;
  const { address } = await site.start({ CMS_TIMEOUT_MS: "30000" });
  expect(await homeOf(address)).toContain("Een ander systeem");
  const etag = async () => (await fetch(`${address}/`)).headers.get("etag");
  const before = await etag();
  const asked = () => site.standIn.calls.filter(isForHome).length;
  await expect.poll(asked).toBeGreaterThan(0);
  const calls = asked();

  const unsigned = await fetch(`${address}/_purge`, { method: "POST", body: JSON.stringify(homeChanged) });
  expect(unsigned.status).toBe(401);
  expect((await purge(address, homeChanged, { key: "een-ander-geheim-dan-dat" })).status).toBe(401);
  expect((await purge(address, homeChanged, { ageSeconds: 301 })).status, "replayed").toBe(401);
  expect((await purge(address, "geen json")).status).toBe(400);
  expect((await purge(address, { changes: [{ type: "pages" }] })).status).toBe(400);
  expect((await fetch(`${address}/_purge`)).status).toBe(405);
  const nonsense = await fetch(`${address}/_purge`, { method: "POST", headers: { "x-signature": "x" }, body: "{}" });
  expect(nonsense.status).toBe(400);
  expect(asked()).toBe(calls);
  expect(await etag()).toBe(before);

  const held = standIn.holdBack(isForHome);
  standIn.home.title = "Vers van de pers";
  expect((await purge(address, homeChanged)).status).toBe(202);
  await expect.poll(held.waiting, { ...soon, message: "is being made again" }).toBe(1);
  for (let visitor = 0; visitor < 5; visitor += 1) expect(await homeOf(address)).toContain("Een ander systeem");
  expect(held.waiting(), "nobody else had it made").toBe(1);

  held.letGo();
  await expect.poll(() => homeOf(address), soon).toContain("Vers van de pers");
});
