import { expect, test } from "../fixtures/test.ts";

test("S08 the number of a corner on the track leads to its story, and on to the map and to a view of it", async ({
  page,
}) => {
  await page.goto("/en/circuit");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: "Eighteen corners" })).toBeVisible();
  // Wide screens have the track north up, upright ones a quarter turned; never both.
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const drawing = main.getByRole("group", { name: /^The track of Circuit Drenthe/u });
    await expect(drawing).toHaveCount(1);
    await expect(drawing.getByRole("link")).toHaveCount(18);
  }
  await main.getByRole("link", { name: "17, Korhoen corner", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#corner-17$/u);
  const heading = page.getByRole("heading", { name: "Turn 17 Korhoen" });
  const corner = main.getByRole("listitem").filter({ has: heading });
  await expect(corner).toBeInViewport();
  await expect(corner.getByRole("definition")).toHaveText(["63.9 m, 83° to the left", "112 km/h, Hulst, 2026"]);
  const toMap = corner.getByRole("link", { name: "On the map: Korhoen" });
  await expect(toMap).toHaveAttribute("href", "/en/circuit-map?corner=17");
  await expect(corner.getByRole("link").last()).toHaveAttribute("href", /^\/en\/view\/[a-z-]+$/u);
});
