import { expect, test } from "../fixtures/test.ts";

test("S08 the keyboard moves and enlarges the map, and leaves the page’s scroll alone", async ({ page }) => {
  await page.goto("/plattegrond");
  const map = page.getByRole("group", { name: "Plattegrond van Circuit Drenthe" });
  const larger = page.getByRole("button", { name: "Vergroot de kaart" });
  const whole = page.getByRole("button", { name: "Hele kaart" });
  await expect(larger).toBeVisible();
  const stand = map.getByRole("link", { name: /^Hoofdtribune:/u });
  const widthOf = async () => (await stand.boundingBox())?.width ?? 0;
  const before = await widthOf();

  await map.focus();
  await page.keyboard.press("+");
  await expect.poll(widthOf).toBeGreaterThan(before * 1.2);
  await whole.click();
  await expect.poll(widthOf).toBeLessThan(before * 1.05);
  await expect(page).toHaveURL(/\/plattegrond$/u);
  await larger.click();
  await expect.poll(widthOf).toBeGreaterThan(before * 1.2);
  await expect(page).toHaveURL(/\/plattegrond#view=1\.5,0,0$/u);
  // What was typed and how the map is moved stay at the first choice, and so does the focus.
  await page.getByLabel("Zonder traptreden").check();
  await stand.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\?stand=hoofdtribune#view=1\.5,0,0$/u);
  await expect(stand).toBeFocused();
  await expect(page.getByLabel("Zonder traptreden")).toBeChecked();
  const choose = page.getByRole("table").getByRole("link", { name: /Hunebedtribune$/u });
  await choose.focus();
  await page.keyboard.press("Enter");
  await expect(choose).toHaveText("Gekozen Hunebedtribune");
  await expect(choose).toBeFocused();
  await page.getByRole("link", { name: "Wis de keuze" }).click();
  await expect(page.getByRole("heading", { name: "Waar wil je zitten?", level: 3 })).toBeFocused();
  await page.goBack();
  await page.reload();
  await expect.poll(widthOf).toBeGreaterThan(before * 1.2);

  // The wheel is the page’s while the map has no focus.
  await page.evaluate(() => scrollTo(0, 0));
  await map.hover();
  const top = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top);
});

test("S08 who is at the circuit finds the way from there, in no address", async ({ page, context }) => {
  await context.grantPermissions(["geolocation"]);
  // At the west entrance: 20.8 m west and 415.8 m north of the frame’s origin.
  await context.setGeolocation({ latitude: 52.8412 + 415.8 / 111_270, longitude: 6.6127 - 20.8 / 67_400 });
  await page.goto("/plattegrond?stand=hunebed");
  await page.getByRole("button", { name: "Vanaf mijn plek" }).click();
  await expect(page.getByRole("heading", { name: "Van Je plek naar Hunebedtribune" })).toBeVisible();
  await expect(page).toHaveURL(/\/plattegrond\?stand=hunebed$/u);
  // Another goal is shown from the same place, until another start is chosen.
  await page.getByLabel("Je wilt naar").selectOption("Korhoentribune");
  await page.getByRole("button", { name: "Wijs de weg" }).click();
  await expect(page.getByRole("heading", { name: "Van Je plek naar Korhoentribune" })).toBeVisible();
  await expect(page).toHaveURL(/\/plattegrond\?stand=hunebed$/u);
});
