import { expect } from "@playwright/test";
import { containerId, dataLayerOf, test } from "../fixtures/measured-site.ts";

test("C17 the tag manager starts denied, measures only after a yes, and is asked for with the container's id", async ({
  page,
  measured,
  elsewhere,
}) => {
  await page.goto(measured.address);
  await page.getByRole("button", { name: "Ja, meten mag" }).click();
  await expect
    .poll(() => elsewhere.map((request) => request.url()))
    .toEqual([`https://www.googletagmanager.com/gtm.js?id=${containerId}&l=dataLayer`]);
  const [first, second, third] = await dataLayerOf(page);
  expect(first).toMatchObject(["consent", "default", { analytics_storage: "denied", ad_user_data: "denied" }]);
  expect(second).toEqual(["consent", "update", { analytics_storage: "granted" }]);
  expect(third).toMatchObject({ event: "gtm.js" });
});
