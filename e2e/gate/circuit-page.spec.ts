import { inTurn } from "../fixtures/rotation.ts";
import { expect, test } from "../fixtures/test.ts";

const languages = [
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
];

for (const { path, title, korhoen, track, name, map, view, facts } of inTurn(languages)) {
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
