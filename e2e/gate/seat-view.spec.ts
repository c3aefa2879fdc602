import { audit } from "../fixtures/audit.ts";
import { expect, test } from "../fixtures/test.ts";
import { drawingBrowser, lookAround, lookedAt } from "../fixtures/view-from-seat.ts";

test.use(drawingBrowser);

test("S08 a visitor looks round from a seat by keys, mouse and buttons, and flies on to the next stand and back", async ({
  page,
}) => {
  const scene = await lookAround(page, "/uitzicht/hunebed");
  await expect(page.getByText("3 Hunebed", { exact: true })).toBeVisible();
  await expect.poll(() => lookedAt(page)).toBe(63);
  expect(await audit(page)).toEqual([]);

  await scene.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => lookedAt(page)).toBe(75);
  await page.getByRole("button", { name: "Kijk naar links" }).click();
  await expect.poll(() => lookedAt(page)).toBe(63);
  const box = await scene.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 500, (box?.y ?? 0) + 200];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 200, y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => lookedAt(page)).toBeLessThan(60);
  await page.getByRole("button", { name: "Zet de rijders stil" }).click();
  await expect(page.getByRole("button", { name: "Laat de rijders rijden" })).toBeFocused();

  const next = page.getByRole("link", { name: /^Volgende tribune/u });
  await next.click();
  await expect(page.getByRole("heading", { level: 1, name: "Tribune Zandverstuiving" })).toBeVisible();
  await expect(page.getByText("Tribune Zandverstuiving, rij 8", { exact: true })).toBeAttached();
  await expect.poll(() => lookedAt(page)).toBe(123);
  await expect(page).toHaveURL(/\/uitzicht\/zandverstuiving/u);
  await expect(next).toBeFocused();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Hunebedtribune" })).toBeVisible();
  await expect.poll(() => lookedAt(page)).toBe(63);

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Bewaar als foto" }).click();
  expect((await download).suggestedFilename()).toBe("uitzicht.png");
});
