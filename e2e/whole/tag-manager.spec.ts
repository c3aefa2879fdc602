import { expect, type Page } from "@playwright/test";
import { consentWords } from "../fixtures/consent-words.ts";
import { dataLayerOf, test } from "../fixtures/measured-site.ts";
import { startWebServer } from "../fixtures/web-server.ts";

const [dutch] = consentWords;

/** The entries of `dataLayer` with one event name. */
async function sent(page: Page, event: string): Promise<unknown[]> {
  const entries = await dataLayerOf(page);
  return entries.filter((entry) => Object(entry).event === event);
}

test.describe("for who agreed before", () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("consent", `1 granted ${Date.now()}`));
  });

  test("C17 each change of route is a page view: the page's own name or else the route's, and the full path", async ({
    page,
    measured,
  }) => {
    await page.goto(`${measured.address}/nieuws?page=2`);
    await expect
      .poll(() => sent(page, "content-view"))
      .toEqual([{ event: "content-view", "content-name": "/nieuws?page=2", "content-view-name": "news" }]);

    await page.getByRole("main").getByRole("heading").getByRole("link").first().click();
    await expect(page).toHaveURL(/\/nieuws\/[a-z0-9-]+$/u);
    const { pathname } = new URL(page.url());
    await expect
      .poll(async () => (await sent(page, "content-view")).at(-1))
      .toEqual({ event: "content-view", "content-name": pathname, "content-view-name": "news-slug" });
    expect(await sent(page, "content-view")).toHaveLength(2);
  });

  test("C17 leaving for another site is an interaction", async ({ page, measured }) => {
    await page.goto(measured.address);
    await expect.poll(() => sent(page, "content-view")).toHaveLength(1);
    const target = await page.evaluate(() => {
      const link = document.createElement("a");
      link.href = "https://elders.example/";
      link.target = "_blank";
      document.body.append(link);
      link.click();
      return link.href;
    });
    expect(await sent(page, "interaction")).toMatchObject([{ action: "outbound", "target-properties": target }]);
  });
});

test("C17 views before the answer wait for it: a yes sends them in order", async ({ page, measured }) => {
  await page.goto(`${measured.address}/nieuws`);
  const yes = page.getByRole("button", { name: dutch.yes });
  await expect(yes).toBeVisible();
  await page.getByRole("main").getByRole("heading").getByRole("link").first().click();
  await expect(page).toHaveURL(/\/nieuws\/[a-z0-9-]+$/u);
  expect(await dataLayerOf(page)).toEqual([]);
  await yes.click();
  await expect
    .poll(() => sent(page, "content-view"))
    .toMatchObject([{ "content-view-name": "news" }, { "content-view-name": "news-slug" }]);
});

test("C17 a no drops the views before it: after a later yes measuring begins on the page on screen", async ({
  page,
  measured,
}) => {
  await page.goto(`${measured.address}/nieuws`);
  const no = page.getByRole("button", { name: dutch.no });
  await expect(no).toBeVisible();
  await page.getByRole("main").getByRole("heading").getByRole("link").first().click();
  await expect(page).toHaveURL(/\/nieuws\/[a-z0-9-]+$/u);
  await no.click();
  await page.getByRole("contentinfo").getByRole("link", { name: dutch.link }).click();
  await page.getByRole("button", { name: dutch.yes }).click();
  await expect.poll(() => sent(page, "content-view")).toMatchObject([{ "content-view-name": "news-slug" }]);
});

test("E10 an id that is none stops the start with the specification's words", async () => {
  await expect(startWebServer({ TAG_MANAGER_ID: "UA-12345" })).rejects.toThrow("is not a valid GTM-ID");
});
