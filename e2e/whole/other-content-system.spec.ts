import { expect, test } from "@playwright/test";
import { purgeSecret } from "../fixtures/purge.ts";
import { siteOnStandIn } from "../fixtures/site-behind-prefix.ts";

test("C19 C04 C05 C06 R10 D01 E12 K04 the site runs on a content system in the data.attributes shape, behind another prefix", async ({
  page,
}) => {
  const { standIn, web } = await siteOnStandIn();

  await page.goto(`${web.address}/`);
  await expect(page.getByRole("heading", { level: 1, name: "Een ander systeem" })).toBeVisible();
  await expect(page.getByText("Dezelfde site.")).toBeVisible();

  const calls = standIn.calls;
  for (const name of ["primary", "secondary", "eventsmenu", "header-buttons", "legal"]) {
    expect(calls).toContain(`GET /content/v1/navigation/render/${name}?locale=nl&type=FLAT`);
  }
  expect(calls).toContain("GET /content/v1/i18n/locales");
  expect(calls).toContain("GET /content/v1/settings?locale=nl&populate=hideNewsletterOnPage");
  expect(calls.filter((call) => call.includes("/pages?") && call.includes("filters[slug][$eq]=home"))).toHaveLength(1);
  expect(calls.filter((call) => !/^GET \/(?:content\/v1|uploads)\//u.test(call))).toEqual([]);

  // An unknown kind of block is left out, an unknown icon shows that it is missing, a colour replaces the theme's own.
  expect(web.log()).toContain("Block is left out");
  expect(web.log()).toContain("blocks.hologram");
  const iconOf = (name: string) => page.getByRole("banner").getByRole("link", { name }).locator("svg");
  await expect(iconOf("Luchtschip")).toBeVisible();
  await expect(iconOf("Luchtschip").locator("path")).toHaveAttribute("stroke-dasharray", /\d/u);
  await expect(iconOf("Kaart").locator("path")).not.toHaveAttribute("stroke-dasharray", /.*/u);
  const primary = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--color-primary").trim());
  await expect.poll(primary).toBe("#123456");

  await web.stop();
  standIn.stop();
});

test("E01 E07 D02 L10 F01 R14 settings that break stay empty, and the newsletter's list is the circuit's own; an unknown path is a 404, a call that the system lacks a 503", async ({
  request,
}) => {
  const { standIn, web } = await siteOnStandIn("/content/v1", { SITE_CMS_SECRET: purgeSecret });
  standIn.broken.add("/settings");

  const answer = await request.get(`${web.address}/`);
  expect(answer.status()).toBe(200);
  const html = await answer.text();
  expect(html).toContain("Een ander systeem");
  expect(html).toMatch(/<form[^>]* action="\/aanmelding\/nieuwsbrief"/u);
  expect(web.log()).toContain("Settings stay empty");
  expect((await request.get(`${web.address}/bestaat-niet`)).status()).toBe(404);
  expect((await request.get(`${web.address}/evenementen/tt`)).status()).toBe(503);

  await web.stop();
  standIn.stop();
});
