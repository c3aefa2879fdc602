import { expect, test } from "@playwright/test";
import { startStandIn } from "../fixtures/stand-in-content-system.ts";
import { startWebServer } from "../fixtures/web-server.ts";

/** The built site in front of a Strapi 4 stand-in with a prefix of its own. */
async function siteOnStandIn() {
  const standIn = await startStandIn("/content/v1");
  const web = await startWebServer({ CMS_URL: standIn.address, CMS_API_PREFIX: "/content/v1" });
  return { standIn, web };
}

test("C19 C04 C05 C06 R10 D01 the site runs on a content system in the data.attributes shape, behind another prefix", async ({
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

  await web.stop();
  standIn.stop();
});

test("E01 R14 on the other system an unknown path is a 404 and a call it lacks is a 503", async ({ request }) => {
  const { standIn, web } = await siteOnStandIn();

  expect((await request.get(`${web.address}/bestaat-niet`)).status()).toBe(404);
  expect((await request.get(`${web.address}/evenementen/tt`)).status()).toBe(503);

  await web.stop();
  standIn.stop();
});

test("an unknown kind of block is reported in the log and left out, and the page is up", async ({ request }) => {
  const { standIn, web } = await siteOnStandIn();

  const answer = await request.get(`${web.address}/`);
  expect(answer.status()).toBe(200);
  expect(web.log()).toContain("Block is left out");
  expect(web.log()).toContain("blocks.hologram");

  await web.stop();
  standIn.stop();
});

test("E07 D02 settings that break leave the page up", async ({ request }) => {
  const web = await startWebServer({ CMS_URL: "http://127.0.0.1:9", CMS_TIMEOUT_MS: "500" });

  const answer = await request.get(`${web.address}/`);
  expect(answer.status()).toBe(503);
  expect(answer.headers()["retry-after"]).toBe("30");
  expect(answer.headers()["cache-control"]).toContain("no-store");
  expect(await answer.text()).not.toMatch(/at \w+ \(|\.tsx?:\d+/u);
  expect(web.log()).toContain("Settings stay empty");

  await web.stop();
});
