import { validToken } from "../fixtures/form-content-system.ts";
import { startFormSite } from "../fixtures/form-site.ts";
import { expect, test } from "../fixtures/http-test.ts";

test("F18 a mail program stops a subscription by itself, in one request", async ({ request }) => {
  const site = await startFormSite();
  const answer = await request.post(`${site.address}/en/subscription/unsubscribe/${validToken}`, {
    form: { "List-Unsubscribe": "One-Click" },
  });
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toContain("You’re unsubscribed");
  expect(answer.headers()["cache-control"]).toBe("private, no-store");
  expect(site.requests).toEqual([{ action: "unsubscribe", token: validToken }]);
  await site.stop();
});
