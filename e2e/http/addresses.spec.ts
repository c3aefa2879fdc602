import { expect, test } from "../fixtures/http-test.ts";

test("an address that only takes what is posted to it says so to who reads it", async ({ request }) => {
  for (const path of ["/shop/payment", "/shop/scan", "/shop/order", "/forms/nl/x", "/account/passkey"]) {
    const answer = await request.get(path);
    expect([path, answer.status(), answer.headers()["allow"]]).toEqual([path, 405, "POST"]);
  }
});
