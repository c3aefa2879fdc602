import { expect, test } from "../fixtures/http-test.ts";

test("C01 C02 the server tells which build it is, and which pages lie ready in it", async ({ request }) => {
  const latest = await request.get(`/builds/latest.json?${Date.now()}`);
  expect(latest.headers()["cache-control"]).toBe("no-store");
  const { id, timestamp } = await latest.json();
  expect(timestamp).toBeLessThanOrEqual(Date.now());

  await expect
    .poll(async () => (await (await request.get(`/builds/meta/${id}.json`)).json()).prerendered, { timeout: 40_000 })
    .toEqual(expect.arrayContaining(["/", "/en", "/nieuws", "/en/news", "/evenementen/tt-drenthe"]));
  const meta = await (await request.get(`/builds/meta/${id}.json`)).json();
  expect(meta).toMatchObject({ id, flags: { prefetch: true } });
  expect(Object.values(meta.redirects).every((target) => typeof target === "string")).toBe(true);
  expect((await request.get("/builds/meta/een-andere.json")).status()).toBe(404);
});

test("C03 a page's data lies ready as a file, the same for everyone", async ({ request }) => {
  const answer = await request.get("/nieuws/_payload.json?1a2b");
  expect(answer.status()).toBe(200);
  expect(answer.headers()["content-type"]).toContain("application/json");
  expect(answer.headers()["etag"]).toBeTruthy();
  expect(await answer.json()).toMatchObject({ page: { title: "Nieuws" } });
  expect((await request.get("/bestaat-niet/_payload.json?1a2b")).status()).toBe(404);
  const home = await request.get("/_payload.json?1a2b");
  expect(await home.json()).toMatchObject({ info: { alternates: { nl: "/", en: "/en" } } });
});
