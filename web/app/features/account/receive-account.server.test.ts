import { beforeEach, expect, test, vi } from "vitest";
import { done, refusedFor, type AccountCall } from "../../../test/account-results.server.ts";
import { ownerDigestOf } from "./account-owner.server.ts";
import { receiveAccount } from "./receive-account.server.ts";

const { calls } = vi.hoisted(() => ({
  calls: {
    requestChangeDetails: vi.fn<AccountCall>(),
    requestChangePassword: vi.fn<AccountCall>(),
    requestDeleteAccount: vi.fn<AccountCall>(),
    requestEndSession: vi.fn<AccountCall>(),
    requestCancelSubscription: vi.fn<AccountCall>(),
    requestRestoreSubscription: vi.fn<AccountCall>(),
    requestSignOut: vi.fn<AccountCall>(),
    fetchUser: vi.fn<AccountCall>(),
  },
}));
vi.mock("#app/cms/account.server.ts", () => calls);

const jorien = { id: 1, email: "jorien@voorbeeld.nl" };
const password = "geef mij een helm";

function send(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const request = new Request("http://localhost/account", {
    method: "POST",
    body: new URLSearchParams({ account_owner: ownerDigestOf(jorien), ...fields }),
    headers: { cookie: "account-session=tok", ...headers },
  });
  return receiveAccount(request, "nl");
}

beforeEach(() => {
  vi.resetAllMocks();
  for (const call of Object.values(calls)) call.mockResolvedValue(done());
  calls.fetchUser.mockResolvedValue(done(jorien));
});

test("D06 signing out clears token and user, also while the content system is away", async () => {
  for (const answer of [done(), { state: "unavailable" }] as const) {
    calls.requestSignOut.mockResolvedValue(answer);
    const received = await send({ account_intent: "sign-out" });
    expect(received).toMatchObject({ state: "done", done: "signed-out" });
    expect(received.cookies.every((cookie) => cookie.includes("Max-Age=0"))).toBe(true);
    expect(received.cookies).toHaveLength(2);
  }
});

test("nothing is done for what another site's page sends, not even signing out", async () => {
  const received = await send({ account_intent: "sign-out" }, { "x-foreign-origin": "1" });
  expect(received).toMatchObject({ state: "rerender", rerender: { problem: "elsewhere", status: 403 }, cookies: [] });
  expect(calls.requestSignOut).not.toHaveBeenCalled();
});

test("details are passed on as the contract has them: empty names are left out", async () => {
  const sent = { firstName: "Jorien", town: " Assen ", locale: "en", wantsNewsletter: "true" };
  expect(await send({ account_intent: "details", ...sent })).toMatchObject({ state: "done", done: "details" });
  expect(calls.requestChangeDetails).toHaveBeenCalledWith(expect.objectContaining({ token: "tok" }), {
    details: expect.objectContaining({ firstName: "Jorien", town: "Assen", phone: null }),
    locale: "en",
    wantsNewsletter: true,
  });
  expect(calls.requestChangeDetails.mock.calls[0]?.[1]).not.toHaveProperty("details.lastName");
});

test("what was typed comes back while the content system is away", async () => {
  calls.requestChangeDetails.mockResolvedValue({ state: "unavailable" });
  expect(await send({ account_intent: "details", firstName: "Jorien", locale: "nl" })).toMatchObject({
    part: "details",
    rerender: { status: 503, typed: { firstName: ["Jorien"] } },
    cookies: [],
  });
});

test("C12 a changed password goes on with a new token", async () => {
  calls.requestChangePassword.mockResolvedValue(done({ jwt: "new" }));
  const received = await send({ account_intent: "password", currentPassword: "oud", password });
  expect(received).toMatchObject({ state: "done", done: "password" });
  expect(received.cookies[0]).toMatch(/^account-session=new;/u);
  const marked = { cookie: "account-session=tok; signed-in=abc12" };
  const rerender = await send({ account_intent: "password", currentPassword: "oud", password }, marked);
  expect(rerender.cookies[1], "to the browser it is the same session: nothing typed in it is lost").toMatch(
    /^signed-in=abc12;/u,
  );
});

test("C12 a wrong current password is said beside its field", async () => {
  calls.requestChangePassword.mockResolvedValue(refusedFor("wrong-password"));
  expect(await send({ account_intent: "password", currentPassword: "oud", password })).toMatchObject({
    part: "password",
    rerender: { errors: { currentPassword: { key: "forms.errors.passwordWrong" } } },
  });
});

test("a session that ended leads to signing in", async () => {
  calls.requestCancelSubscription.mockResolvedValue(refusedFor(null, 401));
  expect(await send({ account_intent: "alarm-off", account_id: "a1" })).toMatchObject({ state: "anonymous" });
});

test.each([`${"x".repeat(99)}\u{1F4A5}`, "..", ".", "", "../user", "a b", "1;x", "9".repeat(400)])(
  "an id that nothing has, as %j, is gone already, and never part of an address",
  async (id) => {
    calls.requestCancelSubscription.mockResolvedValue({ state: "missing" });
    await send({ account_intent: "alarm-off", account_id: id });
    expect(calls.requestCancelSubscription).toHaveBeenCalledWith(expect.anything(), "none");
  },
);

const intents = ["details", "password", "alarm-off", "end-others", "ask-delete", "delete", "passkey-ask"];
const typed = { firstName: "Jan", locale: "nl", currentPassword: password, password, account_id: "a1" };

test.each(intents)(
  "C12 a page that stayed open does nothing to the account of who signed in since: %s",
  async (intent) => {
    for (const owner of [ownerDigestOf({ id: 2, email: "jan@voorbeeld.nl" }), "", "x"]) {
      const received = await send({ ...typed, account_intent: intent, account_owner: owner });
      expect(received).toMatchObject({ part: "page", rerender: { problem: "otherAccount", status: 409, typed: {} } });
      expect(JSON.stringify(received)).not.toContain("Jan");
    }
    const { fetchUser, ...others } = calls;
    expect(fetchUser).toHaveBeenCalled();
    for (const call of Object.values(others)) expect(call).not.toHaveBeenCalled();
  },
);

test("C12 a page that stayed open signs out whoever is in", async () => {
  expect(await send({ account_intent: "sign-out", account_owner: "" })).toMatchObject({ done: "signed-out" });
});

test("C12 a page that stayed open keeps what was typed once its session is over, for the account that it was typed for", async () => {
  const over = { part: "details", rerender: { problem: "signedOut", status: 403, typed: { firstName: ["Jan"] } } };
  const owner = ownerDigestOf(jorien);
  expect(await send({ ...typed, account_intent: "details" }, { cookie: "" })).toMatchObject({ ...over, owner });
  calls.fetchUser.mockResolvedValue(refusedFor(null, 401));
  const received = await send({ ...typed, account_intent: "details" });
  expect(received).toMatchObject({ ...over, owner });
  expect(JSON.stringify(received), "no password comes back").not.toContain(password);
  expect(await send({ ...typed, account_intent: "password" })).toMatchObject({ state: "anonymous" });
  expect(calls.requestChangeDetails).not.toHaveBeenCalled();
});

test("C12 a page that stayed open keeps what was typed while nobody can tell whose the session is", async () => {
  calls.fetchUser.mockResolvedValue({ state: "unavailable" });
  expect(await send({ ...typed, account_intent: "details" })).toMatchObject({
    part: "details",
    rerender: { problem: "unavailable", typed: { firstName: ["Jan"] } },
    cookies: [],
  });
});

test("an alarm that was switched off can be put back, by what the content system gave for it", async () => {
  calls.requestCancelSubscription.mockResolvedValue(done({ undo: "abc.def" }));
  const off = await send({ account_intent: "alarm-off", account_id: "a1" });
  expect(off).toMatchObject({ state: "done", done: "alarm", undo: "abc.def" });
  expect(await send({ account_intent: "alarm-back", account_id: "abc.def" })).toMatchObject({ done: "alarm-back" });
  expect(calls.requestRestoreSubscription).toHaveBeenCalledWith(expect.objectContaining({ token: "tok" }), "abc.def");
});

test("an alarm that was switched off can't be put back too late, which is said", async () => {
  calls.requestRestoreSubscription.mockResolvedValue(refusedFor("wrong-code"));
  const late = await send({ account_intent: "alarm-back", account_id: "abc.def" });
  expect(late).toMatchObject({ part: "page", rerender: { problem: "noUndo", status: 422 } });
});

test("deleting the account is asked twice", async () => {
  expect(await send({ account_intent: "ask-delete" })).toMatchObject({ part: "delete", rerender: { status: 200 } });
  expect(calls.requestDeleteAccount).not.toHaveBeenCalled();
  const received = await send({ account_intent: "delete", currentPassword: password });
  expect(received).toMatchObject({ state: "done", done: "deleted" });
  expect(calls.requestDeleteAccount).toHaveBeenCalledWith(expect.anything(), password);
});

test("deleting the account without a password is left to the content system, which knows who has one", async () => {
  await send({ account_intent: "delete" });
  expect(calls.requestDeleteAccount).toHaveBeenCalledWith(expect.anything(), null);
});
