import { dayAtCircuit, daysAfter } from "@circuit/contract/forms/date-bounds";
import { published } from "../fixtures/content-system.ts";
import { isOfTest, testTitle } from "../fixtures/test-title.ts";
import { expect, test } from "../fixtures/test.ts";

for (const { path, title, ways, partners, arrangements } of [
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
    arrangements: "All VIP arrangements",
  },
]) {
  test(`S16 ${path} leads companies to arrangements, a contact and the partners`, async ({ page }) => {
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

for (const { path, title, downloads, film, download, accreditation } of [
  {
    path: "/media",
    title: "Voor wie het verhaal vertelt",
    downloads: "Persbeelden en logo’s",
    film: "Acht seconden heide",
    download: "Download",
    accreditation: "Accreditatie",
  },
  {
    path: "/en/media",
    title: "For those who tell the story",
    downloads: "Press pictures and logos",
    film: "Eight seconds of heath",
    download: "Download",
    accreditation: "Accreditation",
  },
]) {
  test(`S17 ${path} gives the press pictures, logos and film to take along, and the way to accreditation`, async ({
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
    await expect(files).toHaveCount(7);
    for (const file of await files.all()) {
      const answer = await request.get((await file.getAttribute("href")) ?? "");
      expect(answer.status()).toBe(200);
    }
    await expect(main.getByRole("heading", { name: film })).toBeVisible();
    await expect(main.locator("video track[kind=captions], video track:not([kind])").first()).toBeAttached();
    await expect(main.getByRole("link", { name: download }).first()).toBeVisible();
    await main.getByRole("link", { name: accreditation, exact: true }).click();
    await expect(page).toHaveURL(/\/media\/accredita/u);
    await expect(page.locator("[data-variant]").first()).toHaveAttribute("data-variant", "press");
  });
}

for (const [locale, path] of [
  ["nl", "/media/accreditatie"],
  ["en", "/en/media/accreditation"],
] as const) {
  test(`F03 ${path} offers the events that are four weeks away or more, and no other`, async ({ page }) => {
    const from = daysAfter(dayAtCircuit(new Date()), 28);
    const events = (await published.upcomingEvents(locale)).filter(({ title }) => !isOfTest(title));
    const open = events.filter(({ startsAt }) => dayAtCircuit(new Date(startsAt)) >= from);
    expect(open.length).toBeLessThan(events.length);
    await page.goto(path);
    const options = page.getByRole("main").locator('select[name="accreditationEvent"] option:not([value=""])');
    await expect(options.filter({ hasNotText: testTitle })).toHaveText(open.map(({ title }) => title));
  });
}

test("S17 the film plays, with its own captions, from the site itself, in parts", async ({ page, request }) => {
  await page.goto("/media");
  const film = page.getByRole("main").locator("video");
  const source = await film.evaluate(
    (video: HTMLVideoElement) => video.currentSrc || video.querySelector("source")?.src || video.src,
  );
  expect(new URL(source).origin).toBe(new URL(page.url()).origin);
  const part = await request.get(source, { headers: { range: "bytes=0-1023" } });
  expect([part.status(), (await part.body()).byteLength]).toEqual([206, 1024]);
  await expect(film).toHaveAttribute("controls", "");
});
