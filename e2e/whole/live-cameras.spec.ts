import { CameraStage } from "../fixtures/camera-stage.ts";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { expect, test } from "../fixtures/test.ts";

test("S12 by keyboard, in English: play, pause, back, sound, and an address that opens one camera", async ({
  page,
}) => {
  const stage = new CameraStage(page);
  await page.goto("/en/live-cams?camera=paddock");
  await expect(page.getByRole("heading", { name: "Paddock" })).toBeVisible();
  const play = page.getByRole("button", { name: "Play" });
  await play.focus();
  await page.keyboard.press("Enter");
  await stage.whenPlaying();
  await expect(page.getByRole("group", { name: "Player, Paddock" })).toBeFocused();
  await page.keyboard.press("Tab");
  const line = page.getByRole("slider", { name: "Place in the broadcast" });
  await expect(line).toBeFocused();
  await page.keyboard.press("PageDown");
  await expect(line).toHaveAttribute("aria-valuetext", /^\d+ minutes? back$/u);
  // The earliest moment plays on, and isn't left for live.
  const live = await stage.secondsShown();
  await page.keyboard.press("Home");
  await expect.poll(() => stage.secondsShown()).toBeLessThan(live);
  const earliest = await stage.secondsShown();
  await expect.poll(() => stage.secondsShown()).toBeGreaterThan(earliest + 4);
  await expect(line).toHaveAttribute("aria-valuetext", /^\d+ minutes? back$/u);
  await page.keyboard.press("Tab");
  const pause = page.getByRole("button", { name: "Pause" });
  await expect(pause).toBeFocused();
  await page.keyboard.press("Space");
  await expect(page.getByRole("button", { name: "Play" })).toBeFocused();
  await page.getByRole("button", { name: "Sound on" }).press("Enter");
  await expect(page.getByRole("button", { name: "Sound off" })).toBeFocused();
});

test("S12 a stream that stalls, can't be read, is missing or ends says so, and plays again when it can", async ({
  page,
  consoleErrors,
}) => {
  const stage = new CameraStage(page);
  await page.clock.install();
  const answers = new Map<string, "hang" | "garbage" | "missing" | "end">();
  await page.route("**/streams/*/*.{m3u8,m4s}", async (route) => {
    const [, camera = "", name = ""] = /streams\/([^/]+)\/(.+)$/u.exec(route.request().url()) ?? [];
    const answer = answers.get(camera);
    const isList = name === "index.m3u8";
    if (answer === "missing" && isList) return route.fulfill({ status: 404 });
    if (answer === "garbage" && !isList) return route.fulfill({ body: "x".repeat(5000) });
    // Never answered.
    if (answer === "hang" && !isList) return void (hanging += 1);
    if (answer !== "end" || !isList) return route.continue();
    const list = await (await route.fetch()).text();
    const parts = list.split("#EXTINF");
    return route.fulfill({
      body: `${parts[0] ?? ""}#EXTINF${parts.at(-1) ?? ""}#EXT-X-ENDLIST\n`,
      contentType: "application/vnd.apple.mpegurl",
    });
  });

  let hanging = 0;
  answers.set("hunebed", "hang");
  await page.goto("/en/live-cams?camera=hunebed");
  await page.getByRole("button", { name: "Play" }).click();
  await expect(stage.status).toHaveText("The picture is on its way.");
  await expect.poll(() => hanging).toBeGreaterThan(0);
  await page.clock.runFor(10_000);
  await expect(stage.status).toHaveText("The picture has stalled. We’re trying again.");
  answers.clear();
  await stage.whenPlaying();
  await expect(stage.status).toBeEmpty();

  answers.set("elsbroek", "garbage").set("paddock", "missing").set("startbrink", "end");
  await stage.select.selectOption({ label: "5. Elsbroek, live" });
  await stage.saysInTime("Something arrives, but it’s no picture that your browser can show.");
  await stage.select.selectOption({ label: "7. Paddock, live" });
  await expect(stage.status).toHaveText("This camera sends no picture. We’re trying again.");
  await stage.saysInTime("This camera sends no picture now.");
  answers.delete("paddock");
  await page.getByRole("button", { name: "Try again" }).click();
  await stage.whenPlaying();
  await stage.select.selectOption({ label: "2. Startbrink, live" });
  await expect(stage.status).toHaveText("The broadcast has ended.");
  expect(consoleErrors.splice(0).filter((error) => !error.includes("Failed to load resource"))).toEqual([]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 320, height: 700 }, hasTouch: true, isMobile: true });

  test("S12 L07 who saves data sees stills until asking for more, and the menu's dot is still when nothing is live", async ({
    page,
  }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } }),
    );
    await page.route("**/streams/on-air.json", (route) => route.fulfill({ json: { live: 0 } }));
    const stills: string[] = [];
    page.on("request", (request) => (request.url().endsWith(".webp") ? stills.push(request.url()) : undefined));
    const stage = new CameraStage(page);
    await page.goto("/live-cams");
    const play = page.getByRole("button", { name: "Toch afspelen" });
    await expect(play).toBeVisible();
    expect(stills.filter((url) => url.includes("/streams/"))).toEqual([]);
    await page
      .getByRole("listitem")
      .getByRole("link", { name: /^Paddock/u })
      .tap();
    const shown = page.getByRole("group", { name: "Paddock", exact: true });
    await expect(shown).toBeFocused();
    await expect(shown.getByRole("heading", { name: "Paddock" })).toBeInViewport();
    await play.tap();
    await stage.whenPlaying();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

    const frame = new SiteFrame(page);
    await frame.openMenu();
    const dot = frame.menu.getByRole("link", { name: "Live cams", exact: true }).locator("i");
    await expect(dot).toBeVisible();
    expect(await dot.evaluate((element) => element.getAnimations().length)).toBe(0);
  });
});
