import { ownRedis } from "../fixtures/redis.ts";
import { homeChanged, purge } from "../fixtures/purge.ts";
import { expect } from "../fixtures/test.ts";
import { homeOf, soon, test } from "../fixtures/site-on-stand-in.ts";

test("without Redis pages are served and changes show, and once it is back it passes them on again", async ({
  site,
}) => {
  const redis = await ownRedis();
  const web = await site.start({ REDIS_URL: redis.url });
  await homeOf(web.address);
  site.standIn.home.title = "Zonder Redis";
  expect((await purge(web.address, homeChanged)).status).toBe(202);
  await expect.poll(() => homeOf(web.address), soon).toContain("Zonder Redis");

  await redis.start();
  await expect.poll(() => web.log(), soon).toContain("Redis passes changes on");
  await redis.stop();
  site.standIn.home.title = "Weer zonder";
  const [change] = homeChanged.changes;
  expect((await purge(web.address, { changes: [{ ...change, cursor: 2 }] })).status).toBe(202);
  await expect.poll(() => homeOf(web.address), soon).toContain("Weer zonder");
  expect(web.log()).not.toContain("A process died");
});
