import { expect, test } from "../fixtures/test.ts";

const trails = [
  ["/evenementen", "Kruimelpad", ["Home", "Evenementen"]],
  ["/evenementen/tt-drenthe", "Kruimelpad", ["Home", "Evenementen", "TT Drenthe"]],
  ["/media/accreditatie", "Kruimelpad", ["Home", "Media", "Accreditatie"]],
  [
    "/business/vip-arrangementen/lounge-startbrink",
    "Kruimelpad",
    ["Home", "Business", "VIP-arrangementen", "Lounge Startbrink"],
  ],
  ["/en/circuit/history", "Breadcrumbs", ["Home", "The circuit", "History"]],
  [
    "/en/business/vip-arrangements/startbrink-lounge",
    "Breadcrumbs",
    ["Home", "Business", "Hospitality packages", "Startbrink Lounge"],
  ],
] as const;

for (const [path, label, trail] of trails) {
  test(`S13 ${path} shows the way home, step by step`, async ({ page }) => {
    await page.goto(path);
    const crumbs = page.getByRole("navigation", { name: label });
    await expect(crumbs.getByRole("listitem")).toHaveText([...trail]);
    await expect(crumbs.getByText(trail.at(-1) ?? "", { exact: true })).toHaveAttribute("aria-current", "page");
    await expect(crumbs.getByRole("link")).toHaveCount(trail.length - 1);

    const parent = crumbs.getByRole("link").last();
    const to = await parent.getAttribute("href");
    await parent.click();
    await expect(page).toHaveURL(new RegExp(`${to}$`, "u"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  });
}
