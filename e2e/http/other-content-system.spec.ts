import { expect, test } from "../fixtures/http-test.ts";
import { siteOnStandIn } from "../fixtures/site-behind-prefix.ts";

test("C19 the site runs on a content system without any prefix", async ({ request }) => {
  const { standIn, web } = await siteOnStandIn("");

  const answer = await request.get(`${web.address}/`);
  expect(await answer.text()).toContain("Een ander systeem");
  expect(standIn.calls).toContain("GET /i18n/locales");
  expect(standIn.calls.filter((call) => call.startsWith("GET /api/"))).toEqual([]);

  await web.stop();
  standIn.stop();
});

test("E05 E06 a call that fails isn't tried again, the log has the content system's own words, the visitor hasn't", async ({
  request,
}) => {
  const { standIn, web } = await siteOnStandIn();
  standIn.broken.add("/pages");

  const answer = await request.get(`${web.address}/`);
  expect(answer.status()).toBe(503);
  expect(standIn.calls.filter((call) => call.includes("/pages?filters[slug][$eq]=home"))).toHaveLength(1);
  expect(web.log()).toContain("EngineError");
  expect(web.log()).toContain("Out of petrol");
  expect(await answer.text()).not.toMatch(/EngineError|petrol/u);

  await web.stop();
  standIn.stop();
});
