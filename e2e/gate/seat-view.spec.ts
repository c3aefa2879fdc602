import { expect, test } from "../fixtures/test.ts";
import { drawingBrowser, fact } from "../fixtures/view-from-seat.ts";

test.describe("S08 without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: drawingBrowser.viewport });

  test("a visitor reads what a seat sees, chooses another seat and hour, and goes on to its tickets or the map", async ({
    page,
  }) => {
    await page.goto("/uitzicht/hunebed");
    await expect(page.getByRole("heading", { level: 1, name: "Hunebedtribune" })).toBeVisible();
    await expect(page.getByRole("img", { name: /Hunebedtribune/u }).first()).toBeVisible();
    await expect(fact(page, /bochten in beeld/u)).toHaveText("1, 2, 3, 4, 5, 7");
    await expect(fact(page, /van de ronde/u)).toHaveText("23%");

    await page.getByRole("navigation", { name: "Waar zit je?" }).getByRole("link", { name: "Boven" }).click();
    await page.getByRole("navigation", { name: "Hoe laat is het?" }).getByRole("link").first().click();
    await expect(page).toHaveURL(/\?row=high&time=\d\d%3A\d\d$/u);
    await page.getByText("Beschrijf het uitzicht").click();
    await expect(page.getByText(/Je zit op rij 18 van 18/u)).toBeVisible();
    await expect(page.getByText(/Rijders komen van rechts/u)).toBeVisible();

    await page.getByRole("link", { name: "Volgende tribune: Tribune Zandverstuiving" }).click();
    await expect(page).toHaveURL(/\/uitzicht\/zandverstuiving\?row=high&time=/u);
    await page.getByRole("link", { name: "Kies deze tribune" }).click();
    await expect(page).toHaveURL(/\/evenementen\/.*zandverstuiving/u);
    await page.goBack();
    await page.getByRole("link", { name: "Sluiten en terug naar de plattegrond" }).click();
    await expect(page).toHaveURL(/\/plattegrond\?stand=zandverstuiving#stand$/u);
  });
});
