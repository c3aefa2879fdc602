import { expect, test } from "../fixtures/test.ts";

for (const { path, title, korhoen, track, name, map, view, facts } of [
  {
    path: "/circuit",
    title: "Achttien bochten",
    track: /^De baan van Circuit Drenthe/u,
    name: "17, bocht Korhoen",
    korhoen: "Bocht 17 Korhoen",
    facts: ["63,9 m, 83° naar links", "112 km/u, Hulst, 2026"],
    map: { name: "Op de kaart: Korhoen", path: "/plattegrond?corner=17" },
    view: /^\/uitzicht\/[a-z-]+$/u,
  },
  {
    path: "/en/circuit",
    title: "Eighteen corners",
    track: /^The track of Circuit Drenthe/u,
    name: "17, Korhoen corner",
    korhoen: "Turn 17 Korhoen",
    facts: ["63.9 m, 83° to the left", "112 km/h, Hulst, 2026"],
    map: { name: "On the map: Korhoen", path: "/en/circuit-map?corner=17" },
    view: /^\/en\/view\/[a-z-]+$/u,
  },
]) {
  test(`S08 ${path}: the number of a corner on the track leads to its story, and on to the map and to a view of it`, async ({
    page,
  }) => {
    await page.goto(path);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1, name: title })).toBeVisible();
    // Wide screens have the track north up, upright ones a quarter turned; never both.
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const drawing = main.getByRole("group", { name: track });
      await expect(drawing).toHaveCount(1);
      await expect(drawing.getByRole("link")).toHaveCount(18);
    }
    await main.getByRole("link", { name, exact: true }).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/#corner-17$/u);
    const corner = main.getByRole("listitem").filter({ has: page.getByRole("heading", { name: korhoen }) });
    await expect(corner).toBeInViewport();
    await expect(corner.getByRole("definition")).toHaveText(facts);
    await expect(corner.getByRole("link", { name: map.name })).toHaveAttribute("href", map.path);
    await expect(corner.getByRole("link").last()).toHaveAttribute("href", view);
  });
}

test("S08 an event shows where its stands are, and leads to the map with the event and the stand chosen", async ({
  page,
}) => {
  await page.goto("/evenementen/tt-drenthe");
  const plan = page.getByRole("region", { name: "Waar wil je zitten?" });
  await expect(plan.getByRole("img", { name: /^De baan van Circuit Drenthe/u })).toBeVisible();
  await expect(plan.getByRole("link", { name: "Korhoentribune", exact: true })).toHaveAttribute(
    "href",
    /^\/plattegrond\?event=[a-z0-9]+&stand=korhoen#stand$/u,
  );
  await expect(plan.getByRole("link", { name: "Uitzicht vanaf Korhoentribune" })).toHaveAttribute(
    "href",
    /^\/uitzicht\/korhoen\?event=/u,
  );
});

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
