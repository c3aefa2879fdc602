import { audit } from "../fixtures/audit.ts";
import { expect, test } from "../fixtures/test.ts";
import { drawingBrowser, fact, lookAround, lookedAt } from "../fixtures/view-from-seat.ts";
import { whenPrepared } from "../fixtures/watch-page.ts";

test.use(drawingBrowser);

test.describe("S08 without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the virtual tour begins at its first stop, and leads on by links", async ({ page }) => {
    await page.goto("/en/virtual-tour?event=abc");
    await expect(page).toHaveURL(/\/en\/virtual-tour\/tour-grid\?event=abc$/u);
    await page
      .getByRole("navigation", { name: "Virtual tour" })
      .getByRole("link", { name: /^In the pit lane/u })
      .click();
    await expect(page.getByRole("heading", { level: 1, name: "In the pit lane" })).toBeVisible();
    await expect(page).toHaveURL(/\/tour-pit\?event=abc$/u);
    const answers = await Promise.all(
      ["/uitzicht/geen-tribune", "/uitzicht/.env", "/en/virtual-tour/nowhere"].map((path) => page.request.get(path)),
    );
    expect(answers.map((answer) => answer.status())).toEqual([404, 404, 404]);
  });
});

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

test("S08 a picture that the device stops drawing says so and comes back; looking round can be ended", async ({
  page,
}) => {
  const scene = await lookAround(page, "/en/view/korhoen");
  const loss = await scene.locator("canvas").evaluateHandle((canvas) => {
    if (!(canvas instanceof HTMLCanvasElement)) throw new TypeError("No canvas");
    const lose = canvas.getContext("webgl2")?.getExtension("WEBGL_lose_context");
    lose?.loseContext();
    return lose;
  });
  await expect(page.getByText(/stopped drawing/u)).toBeVisible();
  await loss.evaluate((lose) => lose?.restoreContext());
  await expect(page.getByText(/stopped drawing/u)).toHaveCount(0);
  await expect(scene.locator("canvas")).toBeVisible();
  await page.getByRole("button", { name: "Stop looking around" }).click();
  const start = page.getByRole("button", { name: "Look around", exact: true });
  await expect(start).toBeFocused();

  await start.press("Enter");
  await expect(scene).toBeFocused();
  await scene.press("Escape");
  await expect(scene).toHaveCount(0);
  await expect(start).toBeFocused();
});

test.describe("S08 on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: "reduce" });

  test("a finger that moves sideways looks round, nothing moves by itself, and a sign leads to the next stop of the tour", async ({
    page,
  }) => {
    const scene = await lookAround(page, "/rondleiding/tour-pit");
    await expect(page.getByRole("button", { name: "Zet de rijders stil" })).toHaveCount(0);
    await expect(scene).toHaveCSS("touch-action", "pan-y");
    expect(await audit(page)).toEqual([]);
    const sign = page.getByRole("link", { name: "Op het podium", exact: true });
    const turn = page.getByRole("button", { name: "Kijk naar rechts" });
    for (let press = 0; press < 6 && !(await sign.isVisible()); press += 1) await turn.tap();
    await sign.tap();
    await expect(page).toHaveURL(/\/rondleiding\/tour-podium$/u);
    await expect(page.getByRole("heading", { level: 1, name: "Op het podium" })).toBeVisible();
    await expect.poll(() => lookedAt(page)).toBe(195);
  });
});

test("S08 without WebGL, or when what draws can't be loaded, the still and the facts stay", async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto("/uitzicht/hunebed");
  await whenPrepared(page);
  await page.getByRole("button", { name: "Kijk rond" }).click();
  await expect(page.getByText("Rondkijken kan niet in deze browser.", { exact: false })).toBeVisible();
  await expect(page.getByRole("button", { name: "Kijk rond" })).toHaveCount(0);
  await expect(fact(page, /van de ronde/u)).toHaveText("23%");
});
