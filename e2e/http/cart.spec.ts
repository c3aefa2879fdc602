import { expect, test } from "../fixtures/http-test.ts";
import { inTurn } from "../fixtures/rotation.ts";

for (const cookie of inTurn(["x", "cart", "~:", "a".repeat(4000), "lt3~hoofdtribune1.20270627.2.885:AAAA"])) {
  test(`D03 a cookie that isn't ours (${cookie.slice(0, 12)}) is an empty cart, and no error`, async ({ request }) => {
    const response = await request.get("/shop/nl/cart", { headers: { cookie: `cart=${cookie}` } });
    expect(response.status()).toBe(200);
    expect(await response.json()).toMatchObject({ lines: [], stored: [] });
    expect(response.headers()["cache-control"]).toContain("no-store");
    const page = await request.get("/afrekenen/winkelwagen?undo=x&at=-1&added=zz&problem=what&from=//other.example", {
      headers: { cookie: `cart=${cookie}` },
    });
    expect(page.status()).toBe(200);
    // The language switch keeps the query, as the part of its own address that it is.
    expect(await page.text()).not.toMatch(/="(?:https?:)?\/\/other\.example/u);
  });
}

test("D03 another site's page can't change a visitor's cart", async ({ request }) => {
  const response = await request.post("/shop/nl/cart", {
    form: { intent: "clear" },
    headers: { accept: "application/json", origin: "https://other.example" },
  });
  expect(response.status()).toBe(403);
  expect(response.headers()["set-cookie"]).toBeUndefined();
});
