import { inTurn } from "../fixtures/rotation.ts";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { expect, test } from "../fixtures/test.ts";
import { startWebServer } from "../fixtures/web-server.ts";

const broken = [
  ["/evenementen", "Even een pitstop", "Probeer opnieuw"],
  ["/en/events/tt-drenthe", "Quick pit stop", "Try again"],
] as const;

for (const [path, title, retry] of inTurn(broken)) {
  test(`E06 E09 with the content system gone ${path} is a 503 that says so and offers a retry, and no page is taken for absent`, async ({
    page,
  }) => {
    const web = await startWebServer({ CMS_URL: "http://127.0.0.1:9", CMS_TIMEOUT_MS: "500" });
    const answer = await page.goto(`${web.address}${path}`);
    expect(answer?.status()).toBe(503);
    expect(answer?.headers()["retry-after"]).toBe("30");
    expect(answer?.headers()["cache-control"]).toContain("no-store");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByRole("main").getByRole("link", { name: retry })).toHaveAttribute("href", path);
    await expect(page.locator("body")).not.toContainText(/\.tsx?:\d+|CmsError|stack/u);
    for (const other of [
      "/bestaat-niet",
      "/nieuws/bestaat-niet",
      "/sitemap.xml",
      "/pitboxreglement",
      "/uploads/x_1.jpg",
    ]) {
      expect((await page.request.get(`${web.address}${other}`)).status(), other).toBe(503);
    }
    // Leaves the page, so that its requests are cancelled before the server stops.
    await page.goto("about:blank");
    await web.stop();
  });
}

const mangled = [
  ["/nieuws/100%", "Van de baan geraakt", "/"],
  ["/en/news/100%", "Off the track", "/en"],
] as const;

for (const [path, title, home] of inTurn(mangled)) {
  test(`E03 an address that was mangled on its way, ${path}, says so and leads home`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(400);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await page.getByRole("link").click();
    await expect(page).toHaveURL(home);
  });
}

test("L13 E01 the not-found screen also shows when a link inside the site leads nowhere", async ({ page }) => {
  await page.goto("/");
  await new SiteFrame(page).whenAlive();
  await page.evaluate(() => {
    history.pushState(null, "", "/verdwaald");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await expect(page.getByRole("heading", { level: 1, name: "Pagina niet gevonden" })).toBeVisible();
  await expect(page.getByText("Pagina niet gevonden: /verdwaald")).toBeVisible();
  await expect(new SiteFrame(page).header).toBeVisible();
});

for (const [path, title, message] of inTurn([
  ["/dit/bestaat-niet?x=1", "Pagina niet gevonden", "Pagina niet gevonden: /dit/bestaat-niet?x=1"],
  ["/en/no-such-page", "Page not found", "Page not found: /en/no-such-page"],
  ["/nieuws/bestaat-niet", "Pagina niet gevonden", "Pagina niet gevonden: /nieuws/bestaat-niet"],
  ["/en/events/no-such-event", "Page not found", "Page not found: /en/events/no-such-event"],
] as const)) {
  test(`R14 E01 L10 L13 ${path} shows the not-found screen with the newsletter and the way home`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(message, { exact: true })).toBeVisible();
    await expect(page.getByRole("contentinfo").getByRole("textbox")).toBeVisible();
    await page.getByRole("main").getByRole("link").first().click();
    await expect(page).toHaveURL(path.startsWith("/en") ? /\/en$/u : /\/$/u);
  });
}
