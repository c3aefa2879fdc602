import { beforeEach, expect, test, vi } from "vitest";
import { done, refusedFor, type AccountCall } from "../../../test/account-results.server.ts";
import type { AuthPageName } from "./auth-pages.ts";
import { handleAuthForm } from "./handle-auth-form.server.ts";

const { calls, limits } = vi.hoisted(() => ({
  calls: {
    requestSignIn: vi.fn<AccountCall>(),
    requestRegister: vi.fn<AccountCall>(),
    requestForgotPassword: vi.fn<AccountCall>(),
    requestResetPassword: vi.fn<AccountCall>(),
    requestConfirmEmail: vi.fn<AccountCall>(),
    requestSendConfirmation: vi.fn<AccountCall>(),
    fetchUser: vi.fn<AccountCall>(),
  },
  limits: { isWithin: true },
}));
vi.mock("#app/cms/account.server.ts", () => calls);
vi.mock("#app/http/rate-limits.server.ts", () => ({
  isWithinLimit: async () => limits.isWithin,
  rateWindowSeconds: 900,
}));

const judge = vi.fn<() => Promise<"taken" | "confirm" | "tooMany">>();
const email = "jorien@voorbeeld.nl";
const password = "geef mij een helm";

function send(page: AuthPageName, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const request = new Request("http://localhost/", { method: "POST", body: new URLSearchParams(fields), headers });
  return handleAuthForm(request, page, { locale: "nl", returnTo: "/afrekenen/abc", judge });
}

beforeEach(() => {
  vi.resetAllMocks();
  limits.isWithin = true;
  judge.mockResolvedValue("taken");
  calls.fetchUser.mockResolvedValue(done({ id: 1, email }));
});

test("C08 signing in with the right password is a session", async () => {
  calls.requestSignIn.mockResolvedValue(done({ jwt: "new" }));
  expect(await send("signIn", { email: ` ${email} `, password: ` ${password} ` })).toMatchObject({ state: "in" });
  expect(calls.requestSignIn).toHaveBeenCalledWith(expect.anything(), { email, password: ` ${password} ` });
  expect(judge, "no proof of a human is asked for").not.toHaveBeenCalled();
});

test.each(["wrong-credentials", "malformed"] as const)("C08 signing in is refused in one way: %s", async (fault) => {
  calls.requestSignIn.mockResolvedValue(refusedFor(fault));
  const received = await send("signIn", { email, password });
  expect(received).toMatchObject({ state: "rerender", rerender: { problem: "wrong", status: 422 } });
  expect(JSON.stringify(received)).toContain(email);
  expect(JSON.stringify(received), "no password comes back").not.toContain(password);
});

test.each([
  ["after too many tries", { state: "tooMany", seconds: 120 }, { problem: "tooMany", status: 429, waitSeconds: 120 }],
  ["while too many others do so", { state: "busy", seconds: 5 }, { problem: "busy", status: 503, waitSeconds: 5 }],
  ["while the content system is away", { state: "unavailable" }, { problem: "unavailable", status: 503 }],
] as const)("signing in isn't done %s: what was typed comes back, but no password", async (_when, answer, rerender) => {
  calls.requestSignIn.mockResolvedValue(answer);
  const received = await send("signIn", { email, password });
  expect(received).toMatchObject({ rerender: { ...rerender, typed: { email: [email] } } });
  expect(JSON.stringify(received)).not.toContain(password);
});

test("signing in that found no place in the line asks nothing, counts for nothing, and keeps what was typed", async () => {
  limits.isWithin = false;
  expect(await send("signIn", { email, password }, { "x-turned-away": "true" })).toMatchObject({
    rerender: { problem: "busy", status: 503, waitSeconds: 5, typed: { email: [email] } },
  });
  expect(calls.requestSignIn).not.toHaveBeenCalled();
});

test("signing in from another site's page does nothing", async () => {
  for (const headers of [{ "x-foreign-origin": "1" }, { "sec-fetch-site": "cross-site" }]) {
    expect(await send("signIn", { email, password }, headers)).toMatchObject({
      rerender: { problem: "elsewhere", status: 403 },
      cookies: [],
    });
  }
  expect(calls.requestSignIn).not.toHaveBeenCalled();
});

test("signing in from an address that tried too often isn't passed on", async () => {
  limits.isWithin = false;
  expect(await send("signIn", { email, password })).toMatchObject({
    rerender: { problem: "tooMany", waitSeconds: 900 },
  });
  expect(calls.requestSignIn).not.toHaveBeenCalled();
});

test.each([
  ["short", "forms.errors.minLength"],
  ["Welkom2024", "forms.errors.passwordCommon"],
  ["jorien@voorbeeld.nl", "forms.errors.passwordIsEmail"],
  ["é".repeat(201), "forms.errors.passwordTooLong"],
])("C09 registering with the password %s says what is wrong with it", async (bad, key) => {
  expect(await send("register", { email, password: bad })).toMatchObject({
    rerender: { errors: { password: { key } } },
  });
  expect(calls.requestRegister).not.toHaveBeenCalled();
});

test("C09 registering says the same whether the address has an account or not, on any content system", async () => {
  calls.requestRegister.mockResolvedValueOnce(done()).mockResolvedValueOnce(refusedFor(null));
  const [one, other] = [await send("register", { email, password }), await send("register", { email, password })];
  expect(one, "with the address as it was typed").toMatchObject({ state: "mailed", email });
  expect(other).toEqual(one);
});

test("C09 registering on a system that asks for no confirmation is a session at once", async () => {
  calls.requestRegister.mockResolvedValue(done({ jwt: "new" }));
  expect(await send("register", { email, password })).toMatchObject({ state: "in" });
});

test("C09 registering keeps where the visitor was with the registration, for who confirms it", async () => {
  calls.requestRegister.mockResolvedValue(done());
  await send("register", { email, password });
  const returnTo = "/afrekenen/abc";
  expect(calls.requestRegister).toHaveBeenCalledWith(expect.anything(), { email, password, returnTo });
  calls.requestConfirmEmail.mockResolvedValue(done({ jwt: "new", returnTo }));
  expect(await send("confirmEmail", { password, account_code: "abc" })).toMatchObject({ state: "in", returnTo });
});

test("registering without a sign of a human asks for one more press", async () => {
  judge.mockResolvedValue("confirm");
  expect(await send("register", { email, password })).toMatchObject({ rerender: { problem: "confirm" } });
  expect(calls.requestRegister).not.toHaveBeenCalled();
});

test("C11 a new password with a good code is a session", async () => {
  calls.requestResetPassword.mockResolvedValue(done({ jwt: "new" }));
  const received = await send("resetPassword", { password, account_code: "abc" });
  expect(received, "the account's page says what was done").toMatchObject({ state: "in", isReset: true });
  expect(calls.requestResetPassword).toHaveBeenCalledWith(expect.anything(), { code: "abc", password });
});

test("C11 a code that was used leads to a new one", async () => {
  calls.requestResetPassword.mockResolvedValue(refusedFor("wrong-code"));
  const received = await send("resetPassword", { password, account_code: "abc" });
  expect(received).toMatchObject({ code: null, rerender: { problem: "badCode" } });
});

test("an address is confirmed with the password of its registration; the code stays after a slip", async () => {
  calls.requestConfirmEmail.mockResolvedValueOnce(refusedFor("wrong-password"));
  expect(await send("confirmEmail", { password: "iets anders", account_code: "abc" })).toMatchObject({
    code: "abc",
    formName: "confirm-email",
    rerender: { problem: "wrongPassword" },
  });
  calls.requestConfirmEmail.mockResolvedValueOnce(done({ jwt: "new" }));
  expect(await send("confirmEmail", { password, account_code: "abc" })).toMatchObject({ state: "in" });
});

test.each([refusedFor("wrong-code"), { state: "tooMany", seconds: 9 }, { state: "busy", seconds: 5 }] as const)(
  "a link for a new password that doesn't work leaves who is signed in so: %o",
  async (answer) => {
    calls.requestResetPassword.mockResolvedValueOnce(answer);
    expect(await send("resetPassword", { password, account_code: "abc" })).toMatchObject({
      state: "rerender",
      cookies: [],
    });
  },
);

test("a confirmation that was used already ends no session", async () => {
  calls.requestConfirmEmail.mockResolvedValueOnce(refusedFor("wrong-code"));
  expect(await send("confirmEmail", { password, account_code: "abc" })).toMatchObject({
    formName: "resend-confirmation",
    rerender: { problem: "badCode" },
    cookies: [],
  });
});

test("C10 C13 asking for a mail says the same whoever asks", async () => {
  for (const [page, call] of [
    ["forgotPassword", calls.requestForgotPassword],
    ["confirmEmail", calls.requestSendConfirmation],
  ] as const) {
    call.mockResolvedValueOnce(done()).mockResolvedValueOnce(refusedFor("not-confirmed"));
    for (const time of [1, 2]) expect([time, await send(page, { email })]).toMatchObject([time, { state: "mailed" }]);
  }
});
