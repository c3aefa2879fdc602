import { expect, test } from "../fixtures/test.ts";

test("S08 a visitor chooses a stand on the map, goes back, and asks the server for nothing on the way", async ({
  page,
}) => {
  await page.goto("/plattegrond");
  const map = page.getByRole("group", { name: "Plattegrond van Circuit Drenthe" });
  await expect(page.getByRole("button", { name: "Vergroot de kaart" })).toBeVisible();
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/plattegrond/u.test(request.url())) asked.push(request.url());
  });

  await map.getByRole("link", { name: /^Korhoentribune:/u }).click();
  await expect(page).toHaveURL(/\?stand=korhoen$/u);
  await expect(page.getByRole("heading", { name: "Korhoentribune" })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Korhoentribune is gekozen." })).toBeAttached();
  await map.getByRole("link", { name: /^Hunebedtribune:/u }).click();
  await expect(page.getByRole("heading", { name: "Hunebedtribune" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Korhoentribune" })).toBeVisible();
  expect(asked).toEqual([]);

  await page.getByLabel("Kies je standpunt").selectOption("Bocht 3, Hunebed");
  await expect(page).toHaveURL(/\?stand=korhoen&corner=3$/u);
  await expect(page.getByRole("table").getByRole("rowheader", { name: "Korhoentribune" })).toBeHidden();
  await expect(page.getByRole("table").getByRole("rowheader", { name: "Hunebedtribune" })).toBeVisible();

  const tickets = page.getByRole("link", { name: "Kies deze tribune" });
  await expect(tickets).toHaveAttribute("href", /^\/evenementen\/[^#]+#korhoen-tickets-/u);
  await page.goto((await tickets.getAttribute("href")) ?? "");
  await expect(page.locator(":target")).toBeInViewport();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("S08 a stand is chosen by its link, and the way to it told step by step", async ({ page }) => {
    await page.goto("/plattegrond");
    await page.getByRole("table").getByRole("link", { name: "Kies Korhoentribune" }).click();
    await expect(page).toHaveURL(/\?stand=korhoen#/u);
    await expect(page.getByRole("heading", { name: "Korhoentribune" })).toBeInViewport();
    await page.getByLabel("Je komt van").selectOption("Ingang Oost");
    await page.getByRole("button", { name: "Wijs de weg" }).click();
    await expect(page.getByRole("list", { name: "De route, stap voor stap" })).toContainText(
      "Je bent er: Korhoentribune.",
    );
  });
});
