import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { tourPath, viewPath } from "@circuit/contract/urls/own-paths";
import type { Page } from "@playwright/test";
import { drawingBrowserFlags } from "../fixtures/browser-flags.ts";
import { pathsOfViews } from "../fixtures/sitemap.ts";
import { expect, test } from "../fixtures/test.ts";
import config from "../playwright.config.ts";

/** Draws the stills of the demo's views: `npm run stills`. They are part of the seed, so the run changes files. */
const folder = fileURLToPath(new URL("../../cms/seed/media/views/", import.meta.url));

/** Stops with a still of their own: one of each kind that no stand shows. */
const stops = ["tour-grid", "tour-pit", "tour-podium", "tour-paddock", "tour-heide", "tour-hunebed-apex"];

test.use({
  launchOptions: { ...config.use?.launchOptions, args: drawingBrowserFlags },
  viewport: { width: 1280, height: 1000 },
  reducedMotion: "reduce",
});

/** Nothing but what is drawn, as large as the still. */
const bareStage = `
  figure { height: 720px !important; }
  figure > :not([role="application"]) { display: none !important; }
  header, dialog { display: none !important; }
`;

async function drawStill(page: Page, path: string, name: string): Promise<void> {
  await page.goto(path);
  await page.getByRole("button", { name: "Kijk rond" }).click();
  const scene = page.getByRole("application");
  await expect(scene.locator("canvas")).toBeVisible();
  await page.addStyleTag({ content: bareStage });
  const draw = () => scene.screenshot({ type: "jpeg", quality: 60, animations: "disabled" });
  // What is far away comes in the frames after the first: the picture is whole once it stays as it is.
  let before = await draw();
  await expect
    .poll(
      async () => {
        const now = await draw();
        const isSame = now.equals(before);
        before = now;
        return isSame;
      },
      { intervals: [1500], timeout: 60_000 },
    )
    .toBe(true);
  await scene.screenshot({ path: `${folder}${name}.jpg`, type: "jpeg", quality: 60, animations: "disabled" });
}

test("stills of every stand, and of stops of the tour", async ({ page, request }) => {
  test.setTimeout(20 * 60_000);
  await mkdir(folder, { recursive: true });
  const views = (await pathsOfViews(request)).filter((path) => path.startsWith(viewPath("", "nl")));
  for (const path of views) await drawStill(page, `${path}?time=10%3A00`, path.slice(viewPath("", "nl").length));
  for (const stop of stops) await drawStill(page, tourPath(stop, "nl"), stop);
});
