import { audit } from "../fixtures/audit.ts";
import { CameraStage } from "../fixtures/camera-stage.ts";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { expect, test } from "../fixtures/test.ts";

test("S12 a visitor chooses a camera on the plan, watches it, goes back and to live again, and keeps a picture", async ({
  page,
}) => {
  const stage = new CameraStage(page);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/live-cams");
  await expect(page.getByText(/^\d van de 8 camera’s zijn live$/u)).toBeVisible();
  const onPlan = page.getByRole("group", { name: /^Plattegrond/u }).getByRole("link", { name: "3. Hunebed, live" });
  await new SiteFrame(page).whenAliveAt(onPlan);
  await onPlan.click();
  await expect(page).toHaveURL(/\/live-cams\?camera=hunebed$/u);
  await expect(page.getByRole("heading", { name: "Hunebed" })).toBeVisible();
  await expect(stage.select).toHaveValue("hunebed");
  expect(asked.filter((url) => /m3u8|attach-hls/u.test(url))).toEqual([]);

  await page.getByRole("button", { name: "Afspelen" }).click();
  await stage.whenPlaying();
  const player = page.getByRole("group", { name: "Speler, Hunebed" });
  await expect(player.getByRole("button", { name: "Live", exact: true })).toBeVisible();
  for (let step = 0; step < 3; step += 1) await player.getByRole("button", { name: /tien seconden terug/u }).click();
  await expect(player.getByText(/^beeld van \d\d:\d\d uur$/u)).toBeVisible();
  await player.getByRole("button", { name: "Naar live" }).click();
  await expect(player.getByRole("slider", { name: "Plaats in de uitzending" })).toHaveAttribute(
    "aria-valuetext",
    "live",
  );
  await stage.whenPlaying();
  const download = page.waitForEvent("download");
  await player.getByRole("button", { name: "Beeld bewaren" }).click();
  expect((await download).suggestedFilename()).toMatch(/^hunebed-\d{4}-\d\d-\d\dT\d{6}\.jpg$/u);
  expect(await audit(page, undefined, "main")).toEqual([]);

  // Another camera takes its place and plays on: never two at once.
  await stage.select.selectOption({ label: "5. Elsbroek, live" });
  await expect(page.getByRole("group", { name: "Speler, Elsbroek" })).toBeVisible();
  await stage.whenPlaying();
  await expect(stage.video).toHaveCount(1);
  await stage.select.selectOption({ label: "8. Laatste Kei, in onderhoud" });
  await expect(page.getByText("We werken aan deze camera").first()).toBeVisible();
  await expect(stage.video).toHaveCount(0);
});
