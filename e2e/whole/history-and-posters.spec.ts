import { SiteFrame } from "../fixtures/site-frame.ts";
import { expect, test } from "../fixtures/test.ts";

const walls = [
  {
    path: "/posters",
    decade: /^1970–1979 2$/u,
    count: "2 jaren",
    artist: "1966, Wim Hoving",
    dialog: "Beelden op het hele scherm",
    next: "Volgend beeld",
    close: "Sluiten",
    place: (number: number) => `${number} van 10`,
  },
  {
    path: "/en/posters",
    decade: /^1970s 2$/u,
    count: "2 years",
    artist: "1966, Wim Hoving",
    dialog: "Pictures on the full screen",
    next: "Next picture",
    close: "Close",
    place: (number: number) => `${number} of 10`,
  },
] as const;

for (const { path, decade, count, artist, dialog: name, next, close, place } of walls) {
  test(`S11 ${path} can be narrowed down to a decade, and says how many years that leaves`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole("main");
    const seventies = main.getByRole("link", { name: decade });
    await new SiteFrame(page).whenAliveAt(seventies);
    await seventies.press("Enter");
    await expect(page).toHaveURL(/\?decade=1970$/u);
    await expect(main.getByRole("status")).toHaveText(count);
    await expect(main.getByRole("link", { name: /^1971/u })).toBeVisible();
    await expect(main.getByText("1966, Wim Hoving")).toHaveCount(0);
    await page.goBack();
    await expect(main.getByText("1966, Wim Hoving")).toBeVisible();
  });

  test(`S11 ${path} opens a poster on the full screen, steps on, and comes back to it`, async ({ page }) => {
    await page.goto(path);
    const poster = page.getByRole("main").getByRole("link", { name: artist });
    const viewer = page.getByRole("dialog", { name });
    // Before its scripts run, a poster links to its picture.
    await new SiteFrame(page).whenAliveAt(poster);
    await poster.click();
    await expect(viewer).toContainText(artist);
    await expect(viewer).toContainText(place(5));
    await viewer.getByRole("button", { name: next }).click();
    await expect(viewer).toContainText(place(6));
    await viewer.getByRole("button", { name: close }).click();
    await expect(viewer).toBeHidden();
    await expect(poster).toBeFocused();
  });
}
