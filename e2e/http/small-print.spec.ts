import { expect, test } from "../fixtures/http-test.ts";
import { inTurn } from "../fixtures/rotation.ts";

test("C18 an icon is to be had by name; one that nobody has is a 404", async ({ request }) => {
  const ticket = await request.get("/icons/ticket");
  expect(ticket.status()).toBe(200);
  expect(ticket.headers()["content-type"]).toContain("text/plain");
  expect(await ticket.text()).toMatch(/^M[\d\s.,a-zA-Z-]+$/u);
  for (const name of ["no-such-icon", "mdi:no-such-icon", "x".repeat(600), "constructor"]) {
    expect((await request.get(`/icons/${name}`)).status(), name).toBe(404);
  }
  expect((await request.get("/icons/..%2F..%2Fpackage.json")).status(), "a way out").toBe(400);
});

const excesses = {
  "a thousand parameters": Array.from({ length: 1000 }, (_, index) => `${index}=x`).join("&"),
  "a deep nest": `type${"[a]".repeat(400)}=x`,
  "a list with a far end": "type[1000000]=x&type[]=y&type[0]=z",
  "the same parameter many times": Array.from({ length: 600 }, () => "type=motoren").join("&"),
  "a prototype": "__proto__[polluted]=1&constructor[prototype][polluted]=1",
};

for (const [what, query] of inTurn(Object.entries(excesses))) {
  test(`K03 ${what} in the address does no harm`, async ({ request }) => {
    for (const path of ["/evenementen", "/en/news", "/veelgestelde-vragen"]) {
      const answer = await request.get(`${path}?${query}`);
      expect(answer.status(), path).toBe(200);
      expect(await answer.text()).toContain("<h1");
    }
    expect(await request.get("/").then((answer) => answer.status())).toBe(200);
  });
}
