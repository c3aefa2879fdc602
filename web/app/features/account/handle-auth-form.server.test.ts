import type { AccountFault } from "@circuit/contract/accounts/account";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { AccountAnswer } from "#app/cms/account.server.ts";
import type { AuthPageName } from "./auth-pages.ts";
import { handleAuthForm } from "./handle-auth-form.server.ts";

type Asked = (...sent: unknown[]) => Promise<AccountAnswer<unknown>>;

const { calls, limits } = vi.hoisted(() => ({
  calls: {
    askSignIn: vi.fn<Asked>(),
    askRegister: vi.fn<Asked>(),
    askForgotPassword: vi.fn<Asked>(),
    askResetPassword: vi.fn<Asked>(),
    askConfirmEmail: vi.fn<Asked>(),
    askSendConfirmation: vi.fn<Asked>(),
    askUser: vi.fn<Asked>(),
  },
  limits: { isWithin: true },
}));
vi.mock("#app/cms/account.server.ts", () => calls);
vi.mock("#app/http/rate-limits.server.ts", () => ({
  isWithinLimit: async () => limits.isWithin,
  rateWindowSeconds: 900,
}));

const judge = vi.fn<() => Promise<"taken" | "confirm" | "tooMany">>();
const refusedFor = (fault: AccountFault) => ({ state: "refused", status: 400, fault, passwordFault: null }) as const;
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
  calls.askUser.mockResolvedValue({ state: "done", value: { id: 1, email } });
});

describe("signing in", () => {
  test("C08 with the right password is a session", async () => {
    calls.askSignIn.mockResolvedValue({ state: "done", value: { jwt: "new" } });

    expect(await send("signIn", { email: ` ${email} `, password: ` ${password} ` })).toMatchObject({ state: "in" });
    expect(calls.askSignIn).toHaveBeenCalledWith(expect.anything(), { email, password: ` ${password} ` });
    expect(judge, "no proof of a human is asked for").not.toHaveBeenCalled();
  });

  test.each(["wrong-credentials", "malformed"] as const)("C08 is refused in one way: %s", async (fault) => {
    calls.askSignIn.mockResolvedValue(refusedFor(fault));

    const received = await send("signIn", { email, password });
    expect(received).toMatchObject({ state: "again", again: { problem: "wrong", status: 422 } });
    expect(JSON.stringify(received)).toContain(email);
    expect(JSON.stringify(received), "no password comes back").not.toContain(password);
  });

  test.each([
    ["after too many tries", { state: "tooMany", seconds: 120 }, { problem: "tooMany", status: 429, waitSeconds: 120 }],
    ["while too many others do so", { state: "busy", seconds: 5 }, { problem: "busy", status: 503, waitSeconds: 5 }],
    ["while the content system is away", { state: "away" }, { problem: "away", status: 503 }],
  ] as const)("isn't done %s: what was typed comes back, but no password", async (_when, answer, again) => {
    calls.askSignIn.mockResolvedValue(answer);

    const received = await send("signIn", { email, password });
    expect(received).toMatchObject({ again: { ...again, typed: { email: [email] } } });
    expect(JSON.stringify(received)).not.toContain(password);
  });

  test("that found no place in the line asks nothing, counts for nothing, and keeps what was typed", async () => {
    limits.isWithin = false;
    expect(await send("signIn", { email, password }, { "x-turned-away": "true" })).toMatchObject({
      again: { problem: "busy", status: 503, waitSeconds: 5, typed: { email: [email] } },
    });
    expect(calls.askSignIn).not.toHaveBeenCalled();
  });

  test("from another site's page does nothing", async () => {
    for (const headers of [{ "x-foreign-origin": "1" }, { "sec-fetch-site": "cross-site" }]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await send("signIn", { email, password }, headers)).toMatchObject({
        again: { problem: "elsewhere", status: 403 },
        cookies: [],
      });
    }
    expect(calls.askSignIn).not.toHaveBeenCalled();
  });

  test("from an address that tried too often isn't passed on", async () => {
    limits.isWithin = false;
    expect(await send("signIn", { email, password })).toMatchObject({
      again: { problem: "tooMany", waitSeconds: 900 },
    });
    expect(calls.askSignIn).not.toHaveBeenCalled();
  });
});

describe("registering", () => {
  test.each([
    ["short", "forms.errors.minLength"],
    ["Welkom2024", "forms.errors.passwordCommon"],
    ["jorien@voorbeeld.nl", "forms.errors.passwordIsEmail"],
    ["é".repeat(201), "forms.errors.passwordTooLong"],
  ])("C09 with the password %s says what is wrong with it", async (bad, key) => {
    expect(await send("register", { email, password: bad })).toMatchObject({
      again: { errors: { password: { key } } },
    });
    expect(calls.askRegister).not.toHaveBeenCalled();
  });

  test("C09 says the same whether the address has an account or not, on any content system", async () => {
    calls.askRegister.mockResolvedValueOnce({ state: "done", value: {} });
    calls.askRegister.mockResolvedValueOnce({ state: "refused", status: 400, fault: null, passwordFault: null });

    const [one, other] = [await send("register", { email, password }), await send("register", { email, password })];
    expect(one, "with the address as it was typed").toMatchObject({ state: "mailed", email });
    expect(other).toEqual(one);
  });

  test("C09 on a system that asks for no confirmation is a session at once", async () => {
    calls.askRegister.mockResolvedValue({ state: "done", value: { jwt: "new" } });
    expect(await send("register", { email, password })).toMatchObject({ state: "in" });
  });

  test("C09 keeps where the visitor was with the registration, for who confirms it", async () => {
    calls.askRegister.mockResolvedValue({ state: "done", value: {} });
    await send("register", { email, password });
    expect(calls.askRegister).toHaveBeenCalledWith(expect.anything(), { email, password, returnTo: "/afrekenen/abc" });

    calls.askConfirmEmail.mockResolvedValue({ state: "done", value: { jwt: "new", returnTo: "/afrekenen/abc" } });
    expect(await send("confirmEmail", { password, account_code: "abc" })).toMatchObject({
      state: "in",
      returnTo: "/afrekenen/abc",
    });
  });

  test("without a sign of a human asks for one more press", async () => {
    judge.mockResolvedValue("confirm");
    expect(await send("register", { email, password })).toMatchObject({ again: { problem: "confirm" } });
    expect(calls.askRegister).not.toHaveBeenCalled();
  });
});

describe("links of mails", () => {
  test("C11 a new password with a good code is a session", async () => {
    calls.askResetPassword.mockResolvedValue({ state: "done", value: { jwt: "new" } });
    const received = await send("resetPassword", { password, account_code: "abc" });
    expect(received, "the account's page says what was done").toMatchObject({ state: "in", isReset: true });
    expect(calls.askResetPassword).toHaveBeenCalledWith(expect.anything(), { code: "abc", password });
  });

  test("C11 a code that was used leads to a new one", async () => {
    calls.askResetPassword.mockResolvedValue(refusedFor("wrong-code"));
    expect(await send("resetPassword", { password, account_code: "abc" })).toMatchObject({
      code: null,
      again: { problem: "badCode" },
    });
  });

  test("an address is confirmed with the password of its registration; the code stays after a slip", async () => {
    calls.askConfirmEmail.mockResolvedValueOnce(refusedFor("wrong-password"));
    expect(await send("confirmEmail", { password: "iets anders", account_code: "abc" })).toMatchObject({
      code: "abc",
      formName: "confirm-email",
      again: { problem: "wrongPassword" },
    });

    calls.askConfirmEmail.mockResolvedValueOnce({ state: "done", value: { jwt: "new" } });
    expect(await send("confirmEmail", { password, account_code: "abc" })).toMatchObject({ state: "in" });
  });

  test.each([refusedFor("wrong-code"), { state: "tooMany", seconds: 9 }, { state: "busy", seconds: 5 }] as const)(
    "a link for a new password that doesn't work leaves who is signed in so: %o",
    async (answer) => {
      calls.askResetPassword.mockResolvedValueOnce(answer);
      expect(await send("resetPassword", { password, account_code: "abc" })).toMatchObject({
        state: "again",
        cookies: [],
      });
    },
  );

  test("a confirmation that was used already ends no session", async () => {
    calls.askConfirmEmail.mockResolvedValueOnce(refusedFor("wrong-code"));
    expect(await send("confirmEmail", { password, account_code: "abc" })).toMatchObject({
      formName: "resend-confirmation",
      again: { problem: "badCode" },
      cookies: [],
    });
  });

  test("C10 C13 asking for a mail says the same whoever asks", async () => {
    for (const [page, call] of [
      ["forgotPassword", calls.askForgotPassword],
      ["confirmEmail", calls.askSendConfirmation],
    ] as const) {
      call.mockResolvedValueOnce({ state: "done", value: {} });
      call.mockResolvedValueOnce(refusedFor("not-confirmed"));
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await send(page, { email })).toMatchObject({ state: "mailed" });
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await send(page, { email })).toMatchObject({ state: "mailed" });
    }
  });
});
