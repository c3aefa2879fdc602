import { inTurn } from "../fixtures/rotation.ts";
import { expect, test } from "../fixtures/test.ts";

test("R01 the address decides the language and the page says which it is", async ({ page }) => {
  await page.goto("/nieuws");
  await expect(page.locator("html")).toHaveAttribute("lang", "nl");
  await page.goto("/en/news");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

const pages = [
  ["R04", "/", "/en"],
  ["R04", "/circuit/geschiedenis", "/en/circuit/history"],
  ["R04", "/media/accreditatie", "/en/media/accreditation"],
  ["R05", "/nieuws/nieuw-asfalt-tussen-wolvenkuil-en-turfvaart", null],
  ["R06", "/evenementen/tt-drenthe", "/en/events/tt-drenthe"],
  ["R07", "/business/vip-arrangementen/lounge-startbrink", "/en/business/vip-arrangements/startbrink-lounge"],
] as const;

const shown = pages.flatMap(([row, ...paths]) =>
  paths.flatMap((path) => (path === null ? [] : [[row, path] as const])),
);

for (const [row, path] of inTurn(shown)) {
  test(`${row} ${path} shows its page`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(/Circuit Drenthe/u);
  });
}

for (const [path, title, message] of inTurn([
  ["/dit/bestaat-niet?x=1", "Pagina niet gevonden", "Pagina niet gevonden: /dit/bestaat-niet?x=1"],
  ["/en/no-such-page", "Page not found", "Page not found: /en/no-such-page"],
  ["/nieuws/bestaat-niet", "Pagina niet gevonden", "Pagina niet gevonden: /nieuws/bestaat-niet"],
  ["/en/events/no-such-event", "Page not found", "Page not found: /en/events/no-such-event"],
] as const)) {
  test(`R14 E01 L13 ${path} shows the not-found screen with the way home`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(message, { exact: true })).toBeVisible();
    await page.getByRole("main").getByRole("link").first().click();
    await expect(page).toHaveURL(path.startsWith("/en") ? /\/en$/u : /\/$/u);
  });
}
