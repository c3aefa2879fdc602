import { expect } from "../fixtures/http-test.ts";
import { homeChanged, purge, signedPurge } from "../fixtures/purge.ts";
import { soon, test } from "../fixtures/site-on-stand-in.ts";

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
