import { validToken } from "../fixtures/form-content-system.ts";
import { startFormSite } from "../fixtures/form-site.ts";
import { expect, test } from "../fixtures/http-test.ts";
import { inTurn } from "../fixtures/rotation.ts";

let site: Awaited<ReturnType<typeof startFormSite>>;

test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  site = await startFormSite();
});

test.afterAll(() => site.stop());

test.beforeEach(() => {
  site.requests.length = 0;
});

test("F18 a mail program stops a subscription by itself, in one request", async ({ request }) => {
  const answer = await request.post(`${site.address}/en/subscription/unsubscribe/${validToken}`, {
    form: { "List-Unsubscribe": "One-Click" },
  });
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toContain("You’re unsubscribed");
  expect(answer.headers()["cache-control"]).toBe("private, no-store");
  expect(site.requests).toEqual([{ action: "unsubscribe", token: validToken }]);
});

for (const told of inTurn(["cross-site", "same-site", null])) {
  test(`F11 a page of another site, which the browser calls ${told ?? "nothing"}, signs nobody up for the newsletter`, async ({
    request,
  }) => {
    const answer = await request.post(`${site.address}/aanmelding/nieuwsbrief`, {
      headers: { origin: "https://elsewhere.example", ...(told !== null && { "sec-fetch-site": told }) },
      form: { EMAIL: "jan@voorbeeld.nl" },
    });
    expect(answer.status()).toBe(403);
    expect(await answer.text()).toContain("Deze aanmelding kwam van een andere website");
    expect(site.requests).toEqual([]);
  });
}
