import { inTurn } from "../fixtures/rotation.ts";
import { expect, test } from "../fixtures/test.ts";

for (const { path, title, ways, partners, arrangements } of inTurn([
  {
    path: "/business",
    title: "Zaken doen op het rechte stuk",
    ways: ["Gasten ontvangen", "Vergaderen", "Zelf rijden"],
    partners: "Zij rijden mee",
    arrangements: "Alle VIP-arrangementen",
  },
  {
    path: "/en/business",
    title: "Do business on the straight",
    ways: ["Hosting guests", "Meetings", "Riding and driving"],
    partners: "Along for the ride",
    arrangements: "All hospitality packages",
  },
])) {
  test(`S16 L12 ${path} leads companies to arrangements, a contact and the partners`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1, name: title })).toBeVisible();
    for (const way of ways) await expect(main.getByRole("link", { name: way, exact: true })).toBeVisible();
    await expect(main.locator('a[href^="mailto:"]').first()).toBeVisible();
    await expect(main.getByRole("heading", { name: partners })).toBeVisible();
    await main.getByRole("link", { name: arrangements }).click();
    await expect(page).toHaveURL(/\/business\/vip-arrange/u);
    await expect(page.locator("[data-variant]").first()).toHaveAttribute("data-variant", "business");
  });
}

for (const { path, title, figures, rights, phone, downloads, film, download, accreditation } of inTurn([
  {
    path: "/media",
    title: "Voor wie het verhaal vertelt",
    downloads: "Persbeelden en logo’s",
    film: "Acht seconden heide",
    download: "Download",
    figures: "Cijfers om over te tikken",
    rights: "Vrij met naam: Circuit Drenthe",
    phone: "0592 00 01 26",
    accreditation: "Vraag accreditatie aan",
  },
  {
    path: "/en/media",
    title: "For those who tell the story",
    downloads: "Press pictures and logos",
    film: "Eight seconds of heath",
    download: "Download",
    figures: "Figures to copy",
    rights: "Free with credit: Circuit Drenthe",
    phone: "+31 592 00 01 26",
    accreditation: "Apply for accreditation",
  },
])) {
  test(`S17 L12 ${path} gives the press pictures, logos and film to take along, and the way to accreditation`, async ({
    page,
    request,
  }) => {
    await page.goto(path);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1, name: title })).toBeVisible();
    const files = main
      .locator("section")
      .filter({ has: page.getByRole("heading", { name: downloads }) })
      .getByRole("link");
    await expect(files).toHaveCount(9);
    await expect(files.filter({ hasText: /Feitenblad|Fact sheet/u })).toHaveAttribute("href", /\.pdf$/u);
    for (const file of await files.all()) {
      const answer = await request.head((await file.getAttribute("href")) ?? "");
      expect(answer.status()).toBe(200);
    }
    const pictures = main.getByRole("listitem").filter({ hasText: rights });
    await expect(pictures.filter({ hasText: /\d+ × \d+ px/u }).locator("img")).toHaveCount(4);
    await expect(main.getByRole("link", { name: phone, exact: true }).first()).toHaveAttribute(
      "href",
      "tel:+31592000126",
    );
    await expect(main.getByRole("heading", { name: figures })).toBeVisible();
    await expect(main.getByRole("heading", { name: film })).toBeVisible();
    await expect(main.locator("video track[kind=captions], video track:not([kind])").first()).toBeAttached();
    await expect(main.getByRole("link", { name: download }).first()).toBeVisible();
    await main.getByRole("link", { name: accreditation, exact: true }).first().click();
    await expect(page).toHaveURL(/\/media\/accredita/u);
    await expect(page.locator("[data-variant]").first()).toHaveAttribute("data-variant", "press");
  });
}
