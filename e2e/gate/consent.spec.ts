import { expect } from "@playwright/test";
import { consentWords } from "../fixtures/consent-words.ts";
import { dataLayerOf, test, containerId } from "../fixtures/measured-site.ts";
import { inTurn } from "../fixtures/rotation.ts";
import { SiteFrame } from "../fixtures/site-frame.ts";

for (const { path, title, yes, no } of inTurn(consentWords)) {
  test(`C17 on ${path} a new visitor is asked, with two answers of the same size, and is measured only after a yes`, async ({
    page,
    measured,
    elsewhere,
  }) => {
    await page.goto(measured.address + path);
    // The first page of a site that has just started.
    await new SiteFrame(page).whenAlive();
    const banner = page.getByRole("region", { name: title });
    await expect(banner).toBeVisible();
    const boxes = await Promise.all([yes, no].map((name) => banner.getByRole("button", { name }).boundingBox()));
    expect(boxes[0]?.width).toBe(boxes[1]?.width);
    expect(boxes[0]?.height).toBe(boxes[1]?.height);
    expect(elsewhere).toEqual([]);
    expect(await dataLayerOf(page)).toEqual([]);

    await banner.getByRole("button", { name: yes }).click();
    await expect
      .poll(() => elsewhere.map((request) => request.url()))
      .toEqual([`https://www.googletagmanager.com/gtm.js?id=${containerId}&l=dataLayer`]);
    const [first, second, third] = await dataLayerOf(page);
    expect(first).toMatchObject(["consent", "default", { analytics_storage: "denied", ad_user_data: "denied" }]);
    expect(second).toEqual(["consent", "update", { analytics_storage: "granted" }]);
    expect(third).toMatchObject({ event: "gtm.js" });
  });
}
