import { inTurn } from "../fixtures/rotation.ts";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { untilReady } from "../fixtures/sitemap.ts";
import { expect, test } from "../fixtures/test.ts";
import { follow, mark, whenPrepared } from "../fixtures/watch-page.ts";
import { watchRequests } from "../fixtures/watch-requests.ts";

for (const address of inTurn(["/circuit", "/circuit/geschiedenis", "/posters", "/accommodaties"])) {
  test(`C03 a link to ${address}, whose data lies ready, shows all of that page, as a full load does`, async ({
    page,
    request,
  }) => {
    await untilReady(request, [address]);
    const requests = watchRequests(page);
    const texts = () => page.getByRole("main").locator("h1, h2, h3, p, td, figcaption").allTextContents();
    await page.goto(address);
    await new SiteFrame(page).whenAlive();
    const whole = await texts();

    await page.goto("/veelgestelde-vragen");
    await whenPrepared(page);
    const isSameDocument = await mark(page);
    await follow(page, address);
    await expect(page).toHaveURL(address);
    await expect.poll(texts).toEqual(whole);
    expect(await isSameDocument()).toBe(true);
    expect(requests.some((path) => path.startsWith(`${address}/_payload.json?`))).toBe(true);
    expect(requests.filter((path) => path.startsWith(`${address}.data`))).toEqual([]);
  });
}
