import { expect, test } from "../fixtures/http-test.ts";

test("R03 the switch never leads to another site", async ({ request }) => {
  for (const to of ["//evil.example", "https://evil.example", "/\\evil.example", "javascript:alert(1)"]) {
    const answer = await request.get(`/locale/en?to=${encodeURIComponent(to)}`, { maxRedirects: 0 });
    expect(answer.headers()["location"]).toBe("/en");
  }
  // Only once it is resolved, twice, does this one begin with two slashes.
  const hidden = encodeURIComponent("/..//evil.example//evil.example");
  const answer = await request.get(`/locale/en?to=${hidden}`, { maxRedirects: 0 });
  expect(answer.headers()["location"]).toMatch(/^\/(?!\/)/u);
  expect((await request.get("/locale/xx", { maxRedirects: 0 })).status()).toBe(404);
});
