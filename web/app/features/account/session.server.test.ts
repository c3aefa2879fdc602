import { beforeEach, expect, test, vi } from "vitest";
import type { AccountResult, Visitor } from "#app/cms/account.server.ts";
import { sessionTokenOf } from "./session-cookie.server.ts";
import { beginSession, loadSession, visitorOf } from "./session.server.ts";

const { askedUser } = vi.hoisted(() => ({ askedUser: vi.fn<(visitor: Visitor) => Promise<AccountResult<unknown>>>() }));
vi.mock("#app/cms/account.server.ts", () => ({ fetchUser: askedUser }));

const account = { id: 1, email: "jorien@voorbeeld.nl" };
const loaded: AccountResult<unknown> = { state: "done", value: account };
const refused: AccountResult<unknown> = { state: "refused", status: 401, fault: null, passwordFault: null };

function requestWith(cookie: string): Request {
  return new Request("http://localhost/account", { headers: { cookie, "user-agent": "Firefox" } });
}

/** What a browser that had some cookies holds after an answer: those that aren't cleared. */
function jarAfter(cookies: readonly string[]): string {
  const held = cookies.flatMap((cookie) => (cookie.includes("Max-Age=0") ? [] : [cookie.split(";")[0] ?? ""]));
  return held.join("; ");
}

const old = visitorOf(requestWith("account-session=old; signed-in=a"), "nl");

beforeEach(() => void askedUser.mockReset());

test("D06 whoever signs in loses the old token first, then has the new one stored and the user loaded", async () => {
  const order: string[] = [];
  askedUser.mockImplementation(async ({ token }) => {
    order.push(`user of ${token}`);
    return loaded;
  });
  const begun = await beginSession(old, async ({ token }) => {
    order.push(`called with ${token}`);
    return { state: "done", value: { jwt: "new.jwt" } };
  });
  expect(order).toEqual(["called with null", "user of new.jwt"]);
  expect(begun).toMatchObject({ state: "begun", account });
  expect(sessionTokenOf(requestWith(jarAfter(begun.cookies)))).toBe("new.jwt");
});

test("D06 whoever signs in is nobody after a call that was refused, also who was signed in before", async () => {
  const begun = await beginSession(old, async () => ({ ...refused, status: 400 }));
  expect(begun).toMatchObject({ state: "answered", answer: { state: "refused" } });
  expect(jarAfter(begun.cookies)).toBe("");
  expect(begun.cookies).toHaveLength(2);
  expect(askedUser).not.toHaveBeenCalled();
});

test.each([refused, { state: "unavailable" }, { state: "missing" }] as const)(
  "D06 whoever signs in is nobody when the user can't be loaded: %o",
  async (answer) => {
    askedUser.mockResolvedValue(answer);
    const begun = await beginSession(old, async () => ({ state: "done", value: { jwt: "new" } }));
    expect(begun).toMatchObject({ state: "answered", answer: { state: "unavailable" } });
    expect(jarAfter(begun.cookies)).toBe("");
  },
);

test("D06 a user that can't be loaded has the token cleared", async () => {
  askedUser.mockResolvedValue(refused);
  const session = await loadSession(old);
  expect(session).toMatchObject({ state: "failed", isUnavailable: false });
  expect(jarAfter(session.state === "failed" ? session.cookies : ["x=1"])).toBe("");
});

test("D06 without a token nobody is asked who that is", async () => {
  expect(await loadSession(visitorOf(requestWith("cart=x; signed-in=1"), "nl"))).toEqual({ state: "anonymous" });
  expect(askedUser).not.toHaveBeenCalled();
});

test("the token's cookie is for the server alone; the other one says nothing but that there is a session", async () => {
  askedUser.mockResolvedValue(loaded);
  const { cookies } = await beginSession(old, async () => ({ state: "done", value: { jwt: "a.b-c_d" } }));
  const [token = "", mark = ""] = cookies;
  expect(token).toMatch(/^account-session=a\.b-c_d; HttpOnly; Path=\/; Max-Age=\d+; SameSite=Lax/u);
  expect(mark).toMatch(/^signed-in=\w{1,8}; Path=\/; Max-Age=\d+; SameSite=Lax/u);
  expect(mark).not.toMatch(/HttpOnly/u);
});

test("a cookie that is half an escape, holds what no token does, or is longer than any of ours, is no session", () => {
  for (const text of ["a%00", "%0d%0aset-cookie:%20x=1", "%e2%82%ac", "a%20b"])
    expect(sessionTokenOf(requestWith(`account-session=${text}`))).toBeNull();
  expect(sessionTokenOf(requestWith("account-session=%E0%A4%A"))).toBeNull();
  expect(sessionTokenOf(requestWith(`account-session=${"x".repeat(4000)}`))).toBeNull();
  expect(sessionTokenOf(requestWith("other-account-session=x"))).toBeNull();
});
