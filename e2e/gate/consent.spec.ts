import { expect } from "@playwright/test";
import { consentWords } from "../fixtures/consent-words.ts";
import { dataLayerOf, test } from "../fixtures/measured-site.ts";
import { inTurn } from "../fixtures/rotation.ts";
import { SiteFrame } from "../fixtures/site-frame.ts";

const [dutch] = consentWords;

for (const { path, title, yes, no } of inTurn(consentWords)) {
  test(`C17 on ${path} a new visitor is asked, with two answers of the same size, and nothing is requested elsewhere`, async ({
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
  });
}

test("C17 who refuses is not asked again, is never measured, and no request leaves for elsewhere on any page", async ({
  page,
  measured,
  elsewhere,
}) => {
  await page.goto(measured.address);
  const banner = page.getByRole("region", { name: dutch.title });
  await banner.getByRole("button", { name: dutch.no }).click();
  await expect(banner).toHaveCount(0);
  for (const path of ["/evenementen", "/nieuws", "/en"]) {
    await page.goto(measured.address + path);
    await new SiteFrame(page).whenAlive();
    await expect(page.getByRole("contentinfo").getByRole("link", { name: /^Cookie/u })).toBeVisible();
  }
  await expect(page.getByRole("status").filter({ hasText: "question" })).toHaveCount(0);
  expect(elsewhere).toEqual([]);
});
