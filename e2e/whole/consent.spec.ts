import { expect } from "@playwright/test";
import { consentWords } from "../fixtures/consent-words.ts";
import { dataLayerOf, test } from "../fixtures/measured-site.ts";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { test as plainTest } from "../fixtures/test.ts";
import { watchShifts } from "../fixtures/watch-shifts.ts";

const [dutch] = consentWords;

test("C17 who agrees gets the tag manager; who withdraws loses it and its cookies, and the page starts again", async ({
  page,
  context,
  measured,
  elsewhere,
}) => {
  await page.goto(measured.address);
  await page.getByRole("button", { name: dutch.yes }).click();
  await expect.poll(() => elsewhere.length).toBe(1);
  await context.addCookies([
    { name: "_ga", value: "GA1.1.1", url: measured.address },
    { name: "locale", value: "nl", url: measured.address },
  ]);

  const link = page.getByRole("contentinfo").getByRole("link", { name: dutch.link });
  await link.click();
  const banner = page.getByRole("region", { name: dutch.title });
  await expect(banner.getByRole("heading")).toBeFocused();
  await expect(banner).toContainText("Nu meten we je bezoek");
  const reloaded = page.waitForEvent("load");
  await banner.getByRole("button", { name: dutch.no }).click();
  await reloaded;
  await new SiteFrame(page).whenAlive();
  expect((await context.cookies()).map(({ name }) => name)).toEqual(["locale"]);
  expect(await dataLayerOf(page)).toEqual([]);
  expect(elsewhere).toHaveLength(1);
});

test("C17 with the keyboard: the question comes before the page, Escape leaves an answer as it was, focus returns", async ({
  page,
  measured,
}) => {
  await page.goto(measured.address);
  await expect(page.getByRole("region", { name: dutch.title })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "mogen we je bezoek meten" })).toBeAttached();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: dutch.no })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page.getByText("Bewaard. We meten niets.")).toBeAttached();

  const link = page.getByRole("contentinfo").getByRole("link", { name: dutch.link });
  await link.focus();
  await page.keyboard.press("Enter");
  const banner = page.getByRole("region", { name: dutch.title });
  await expect(banner).toContainText("Nu meten we niets");
  await page.keyboard.press("Escape");
  await expect(banner).toHaveCount(0);
  await expect(link).toBeFocused();
});

for (const width of [390, 1440]) {
  test(`C17 at ${width} px the question covers neither the cart button nor the end of the page, and shifts nothing`, async ({
    page,
    measured,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const shifted = await watchShifts(page);
    const frame = new SiteFrame(page);
    await frame.fillCart(2);
    await page.goto(`${measured.address}/nieuws`);
    const banner = page.getByRole("region", { name: dutch.title });
    await expect(banner).toBeVisible();
    await expect(frame.cartButton).toBeVisible();
    const top = async () => (await banner.boundingBox())?.y ?? 0;
    const bottomOf = async (locator: typeof banner) => {
      const box = await locator.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    await expect.poll(async () => (await bottomOf(frame.cartButton)) <= (await top())).toBe(true);

    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const link = page.getByRole("contentinfo").getByRole("link", { name: dutch.link });
    await expect.poll(async () => (await bottomOf(link)) <= (await top())).toBe(true);
    expect((await shifted()).sum).toBeLessThanOrEqual(0.01);
  });
}

test("C17 in the small window of a zoom of 400 % the question covers nothing that has the focus", async ({
  page,
  measured,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(measured.address);
  const banner = page.getByRole("region", { name: dutch.title });
  await expect(banner).toBeVisible();
  const isCovered = () =>
    page.evaluate(() => {
      const [focused, question] = [document.activeElement, document.querySelector("[data-consent]")];
      if (focused === null || question === null || question.contains(focused)) return false;
      const [a, b] = [focused.getBoundingClientRect(), question.getBoundingClientRect()];
      return a.bottom > b.top && b.bottom > a.top;
    });
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press("Tab");
    expect(await isCovered(), `stop ${stop} of the Tab key`).toBe(false);
  }
});

test("C17 the app popup waits until the question is answered", async ({ page, measured }) => {
  await page.goto(measured.address);
  const banner = page.getByRole("region", { name: dutch.title });
  await expect(banner).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const { popup } = new SiteFrame(page);
  await expect(page.locator("[role=dialog]")).toBeAttached();
  await expect(popup).toBeHidden();
  await banner.getByRole("button", { name: dutch.no }).click();
  await expect(popup).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("C17 the cookie settings say that nothing is measured", async ({ page, measured }) => {
    await page.goto(measured.address);
    const footer = page.getByRole("contentinfo");
    const note = footer.getByText(/^Zonder JavaScript/u);
    await expect(note).toBeHidden();
    await footer.getByRole("link", { name: dutch.link }).click();
    await expect(note).toBeVisible();
  });
});

plainTest(
  "C17 a site without a tag manager asks nothing, has no cookie settings and loads none of their code",
  async ({ page }) => {
    const scripts: string[] = [];
    page.on("request", (request) => scripts.push(request.url()));
    await page.goto("/");
    await new SiteFrame(page).whenAlive();
    await expect(page.getByRole("contentinfo").getByRole("link", { name: /^Cookie/u })).toHaveCount(0);
    await expect(page.getByRole("region", { name: dutch.title })).toHaveCount(0);
    expect(scripts.filter((url) => /measurement|tag-manager|consent/u.test(url))).toEqual([]);
  },
);

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
    await expect(page.locator("[data-consent]")).toHaveCount(0);
  }
  expect(elsewhere).toEqual([]);
});
