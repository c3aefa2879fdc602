import { expect, test } from "../fixtures/http-test.ts";
import { inTurn } from "../fixtures/rotation.ts";
import { plentifulTicket } from "../fixtures/sold-tickets.ts";

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

test("D03 a withdrawn ticket is explained, not dropped, and no price comes from the browser", async ({ request }) => {
  const ticket = await plentifulTicket();
  const { ticketId } = ticket.offer;
  const { key } = ticket.admission;
  const response = await request.post("/shop/nl/cart", {
    form: { intent: "add", [`ticket.${ticketId}.${key}.1`]: "1", [`ticket.bestaatniet.${key}.1`]: "2" },
    headers: { accept: "application/json" },
  });
  const cart: unknown = await response.json();
  expect(cart).toMatchObject({
    lines: [
      {
        ticket: { unit: { grossCents: ticket.admission.priceCents } },
        issue: { reason: "price-changed", wasPriceCents: 1 },
      },
      { ticket: null, issue: { reason: "withdrawn" } },
    ],
    totals: { grossCents: ticket.admission.priceCents },
  });
});

test("D03 another site's page can't change a visitor's cart", async ({ request }) => {
  const response = await request.post("/shop/nl/cart", {
    form: { intent: "clear" },
    headers: { accept: "application/json", origin: "https://other.example" },
  });
  expect(response.status()).toBe(403);
  expect(response.headers()["set-cookie"]).toBeUndefined();
});
