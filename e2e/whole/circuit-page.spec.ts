import { expect, test } from "../fixtures/test.ts";

for (const path of ["/circuit", "/en/circuit"]) {
  test(`S08 ${path}: the opening words stand clear of the track at every width`, async ({ page }) => {
    // On a slow line the device's own letters stay, which may be broader.
    await page.route("**/*.woff2", () => undefined);
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const words = page.getByRole("main").getByRole("heading", { level: 1 }).locator("..");
    for (const width of [1100, 1366, 1440, 1600, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await words.evaluate(onTheTrack), String(width)).toEqual([]);
    }
  });
}

test("S08 /circuit: an upright screen shows where north is in the drawing, which lies on its side there", async ({
  page,
}) => {
  await page.goto("/circuit");
  const stage = page.getByRole("main").getByRole("heading", { level: 1 }).locator("../..");
  const mark = () => stage.evaluate((element) => getComputedStyle(element, "::after").content);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await mark()).toMatch(/^"N"/u);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await mark()).toBe("none");
});

/** Parts of the words that lie on the track or nearer than ten pixels to it. */
function onTheTrack(words: Element): string[] {
  const drawn = [...(words.parentElement?.querySelectorAll("svg") ?? [])]
    .filter((drawing) => !words.contains(drawing) && drawing.checkVisibility())
    .flatMap((drawing) => [...drawing.querySelectorAll("path")]);
  const [line] = drawn.toSorted((one, other) => other.getTotalLength() - one.getTotalLength());
  const matrix = line?.getScreenCTM();
  if (line === undefined || !matrix) return ["no track"];
  const near = (Number.parseFloat(getComputedStyle(line).strokeWidth) * matrix.a) / 2 + 10;
  const points = Array.from({ length: 1000 }, (_, index) =>
    line.getPointAtLength((line.getTotalLength() * index) / 1000).matrixTransform(matrix),
  );
  return [...words.querySelectorAll("h1, p, a")].flatMap((part) => {
    const box = part.getBoundingClientRect();
    const isNear = points.some(
      ({ x, y }) =>
        Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom)) < near,
    );
    return isNear ? [part.textContent.trim()] : [];
  });
}
