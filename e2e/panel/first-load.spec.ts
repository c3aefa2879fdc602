import { contentSystemUrl } from "../fixtures/content-system.ts";
import { expect, test } from "../fixtures/test.ts";

/** Most bytes that the panel may load before its log-in page shows, as sent over the wire. */
const firstLoadBudget = 1_600_000;

test("the admin panel comes compressed, and its files stay in the browser for a year", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  let total = 0;
  session.on("Network.loadingFinished", ({ encodedDataLength }) => (total += encodedDataLength));
  await session.send("Network.enable");
  const plain: string[] = [];
  const forgotten: string[] = [];
  page.on("response", (response) => {
    const { "content-encoding": encoding, "content-type": type = "", "cache-control": cache = "" } = response.headers();
    const { pathname } = new URL(response.url());
    const isText =
      /javascript|css|svg|json/u.test(type) && Number(response.headers()["content-length"] ?? 1024) >= 1024;
    if (isText && encoding === undefined) plain.push(pathname);
    if (/-[\w-]{8}\.(?:js|css)$/u.test(pathname) && !cache.includes("immutable")) forgotten.push(pathname);
  });

  await page.goto(`${contentSystemUrl}/admin/auth/login`);
  await expect(page.getByRole("button", { name: "Inloggen" })).toBeVisible();
  expect(total).toBeGreaterThan(300_000);
  expect(total).toBeLessThanOrEqual(firstLoadBudget);
  expect(plain).toEqual([]);
  expect(forgotten).toEqual([]);
});
