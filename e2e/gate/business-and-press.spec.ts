import { expect, test } from "../fixtures/test.ts";

test("S16 L12 /en/business leads companies to arrangements, a contact and the partners", async ({ page }) => {
  await page.goto("/en/business");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: "Do business on the straight" })).toBeVisible();
  for (const way of ["Hosting guests", "Meetings", "Riding and driving"]) {
    await expect(main.getByRole("link", { name: way, exact: true })).toBeVisible();
  }
  await expect(main.locator('a[href^="mailto:"]').first()).toBeVisible();
  await expect(main.getByRole("heading", { name: "Along for the ride" })).toBeVisible();
  await main.getByRole("link", { name: "All hospitality packages" }).click();
  await expect(page).toHaveURL(/\/business\/vip-arrange/u);
  await expect(page.locator("[data-variant]").first()).toHaveAttribute("data-variant", "business");
});

test("S17 L12 /media gives the press pictures, logos and film to take along, and the way to accreditation", async ({
  page,
  request,
}) => {
  await page.goto("/media");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: "Voor wie het verhaal vertelt" })).toBeVisible();
  const files = main
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: "Persbeelden en logo’s" }) })
    .getByRole("link");
  await expect(files).toHaveCount(9);
  await expect(files.filter({ hasText: "Feitenblad" })).toHaveAttribute("href", /\.pdf$/u);
  for (const file of await files.all()) {
    const answer = await request.head((await file.getAttribute("href")) ?? "");
    expect(answer.status()).toBe(200);
  }
  const pictures = main.getByRole("listitem").filter({ hasText: "Vrij met naam: Circuit Drenthe" });
  await expect(pictures.filter({ hasText: /\d+ × \d+ px/u }).locator("img")).toHaveCount(4);
  await expect(main.getByRole("link", { name: "0592 00 01 26", exact: true }).first()).toHaveAttribute(
    "href",
    "tel:+31592000126",
  );
  await expect(main.getByRole("heading", { name: "Cijfers om over te tikken" })).toBeVisible();
  await expect(main.getByRole("heading", { name: "Acht seconden heide" })).toBeVisible();
  await expect(main.locator("video track[kind=captions], video track:not([kind])").first()).toBeAttached();
  await expect(main.getByRole("link", { name: "Download" }).first()).toBeVisible();
  await main.getByRole("link", { name: "Vraag accreditatie aan", exact: true }).first().click();
  await expect(page).toHaveURL(/\/media\/accreditatie/u);
  await expect(page.locator("[data-variant]").first()).toHaveAttribute("data-variant", "press");
});
