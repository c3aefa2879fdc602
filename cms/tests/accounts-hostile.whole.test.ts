import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accountsForFile, password } from "./accounts.ts";
import { watchLog } from "./watched-log.ts";

/** Whatever is sent instead of what is asked for, nobody gets in by it, and nothing breaks. */
const { cms, call, newVisitor, saveDetails } = accountsForFile();
let visitor: Awaited<ReturnType<typeof newVisitor>>;
let log: ReturnType<typeof watchLog>;

beforeAll(async () => {
  visitor = await newVisitor();
  log = watchLog(cms);
});

afterAll(() => log.stop());

const hostile: readonly [string, unknown][] = [
  ["an operator", { $ne: "" }],
  ["a filter", { $contains: "@" }],
  ["a list", ["a", "b"]],
  ["a number", 1],
  ["true", true],
  ["null", null],
  ["nothing", ""],
  ["SQL", "' or '1'='1"],
  ["more SQL", "x'; drop table up_users; --"],
  ["NUL", "a\0b"],
  ["half a character", "\uD800"],
  ["half a character before others", "\uD800abcdefghij"],
  ["a character that the longest password cuts in half", `${"a".repeat(71)}\u{1F4A5}`],
  ["an address with a line feed", "jan@voorbeeld.nl\nBcc: allen@voorbeeld.nl"],
  ["two addresses", "jan@voorbeeld.nl,piet@voorbeeld.nl"],
  ["a prototype", { __proto__: { toString: "x" } }],
  ["a huge text", "a".repeat(500_000)],
];

let networks = 0;

describe.each([
  ["/auth/local", { identifier: "", password }, ["identifier", "password"]],
  ["/auth/local/register", { email: "jan@voorbeeld.nl", username: "x", password }, ["email", "password"]],
  ["/auth/email-confirmation", { confirmation: "x", password }, ["confirmation", "password"]],
  ["/auth/send-email-confirmation", { email: "" }, ["email"]],
  ["/auth/forgot-password", { email: "" }, ["email"]],
  ["/auth/reset-password", { code: "x", password, passwordConfirmation: password }, ["code", "password"]],
] as const)("%s", (path, good, fields) => {
  test.each(hostile)("refuses %s", async (_what, value) => {
    for (const field of fields) {
      const answer = await call(path, {
        body: { ...good, [field]: value },
        network: `hostile-${(networks += 1)}`,
      });
      // A long text of any letters is a good password, for a registration that says nothing.
      expect(path.endsWith("register") && field === "password" ? [200, 400] : [400]).toContain(answer.status);
      expect(JSON.stringify(answer.body)).not.toContain("jwt");
    }
    expect(await log.stacks()).toEqual([]);
  });

  test.each([["[]"], ["null"], ['"x"'], ["{"], [""]])("refuses %s for a body", async (body) => {
    const response = await fetch(`${cms.origin}/api${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
    expect(response.status).toBe(400);
  });

  test("takes nothing from the address", async () => {
    const query = new URLSearchParams({ ...good, identifier: visitor.email, email: visitor.email, password });
    const answer = await call(`${path}?${query.toString()}`, { body: {}, network: `hostile-${(networks += 1)}` });
    expect([answer.status, answer.code]).toEqual([400, "malformed"]);
  });
});

describe("a visitor's details", () => {
  const put = (changes: object) => saveDetails(visitor.jwt, changes);

  test.each(
    hostile.filter(([what]) =>
      ["an operator", "a filter", "a list", "a number", "true", "a prototype", "a huge text"].includes(what),
    ),
  )("may not be %s", async (_what, value) => {
    expect((await put({ details: { firstName: value } })).code).toBe("malformed");
    expect((await put({ details: value })).status).not.toBe(500);
  });

  test("keep only what the checkout asks for, in a language that there is", async () => {
    const details = { firstName: "Jan", email: "anders@voorbeeld.nl", isAdmin: true };
    const { body } = await put({ details, confirmed: false, role: 1 });
    expect(body).toMatchObject({ email: visitor.email, confirmed: true, details: { firstName: "Jan" } });
    expect(Object.keys(Object(Object(body).details))).toEqual(["firstName"]);
    expect((await put({ details, locale: "de" })).code).toBe("malformed");
  });
});

test.each([
  "/auth/refresh",
  "/auth/logout",
  "/auth/sessions",
  "/users",
  "/users/count",
  "/users-permissions/roles",
  "/users-permissions/permissions",
])("%s of Strapi stays closed", async (path) => {
  for (const method of ["GET", "POST", "DELETE"])
    expect([404, 405]).toContain((await call(path, { method, jwt: visitor.jwt })).status);
});
