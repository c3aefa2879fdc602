import { beforeEach, expect, test, vi } from "vitest";
import { done, refusedFor, type AccountCall } from "../../../test/account-results.server.ts";
import { ownerDigestOf } from "./account-owner.server.ts";
import { receiveAccount } from "./receive-account.server.ts";
import { handleAuthForm } from "./handle-auth-form.server.ts";

const { account, passkeys } = vi.hoisted(() => ({
  account: { fetchUser: vi.fn<AccountCall>(), requestSignIn: vi.fn<AccountCall>() },
  passkeys: {
    requestAddPasskey: vi.fn<AccountCall>(),
    fetchPasskeyCreation: vi.fn<AccountCall>(),
    requestRemovePasskey: vi.fn<AccountCall>(),
    requestSignInByPasskey: vi.fn<AccountCall>(),
  },
}));
vi.mock("#app/cms/account.server.ts", () => account);
vi.mock("#app/cms/passkeys.server.ts", () => passkeys);

const credential = { id: "aWQ", rawId: "aWQ", type: "public-key" };
const jorien = { id: 1, email: "jorien@voorbeeld.nl" };
const shown = {
  ...credential,
  response: { clientDataJSON: "e30", authenticatorData: "YQ", signature: "cw", userHandle: "dQ" },
};
const made = { ...credential, response: { clientDataJSON: "e30", attestationObject: "YQ", transports: ["internal"] } };
const bound = { cookie: "account-passkey=handle; account-session=tok" };

const requestOf = (fields: Record<string, string>, headers: Record<string, string>) =>
  new Request("http://localhost/", { method: "POST", body: new URLSearchParams(fields), headers });

const signIn = (passkey: string, headers: Record<string, string> = bound) =>
  handleAuthForm(requestOf({ account_passkey: passkey }, headers), "signIn", {
    locale: "nl",
    returnTo: null,
    judge: vi.fn(),
  });

const send = (intent: string, fields: Record<string, string>, headers: Record<string, string> = bound) =>
  receiveAccount(requestOf({ account_intent: intent, account_owner: ownerDigestOf(jorien), ...fields }, headers), "nl");

beforeEach(() => {
  vi.resetAllMocks();
  account.fetchUser.mockResolvedValue(done(jorien));
});

test("C08 D06 signing in by a passkey is a session like that of a password, asked for as nobody", async () => {
  passkeys.requestSignInByPasskey.mockResolvedValue(done({ jwt: "new" }));
  const received = await signIn(JSON.stringify({ ...shown, clientExtensionResults: {} }));
  expect(received.state).toBe("in");
  expect(passkeys.requestSignInByPasskey).toHaveBeenCalledWith(expect.objectContaining({ token: null }), {
    handle: "handle",
    response: shown,
  });
  expect(received.cookies[0]).toMatch(/^account-session=new; HttpOnly;/u);
  expect(received.cookies.at(-1)).toMatch(/^account-passkey=; HttpOnly; Path=\/; Max-Age=0; SameSite=Strict/u);
});

test.each([
  ["an unknown one", refusedFor("wrong-passkey"), "badPasskey", 422],
  ["a blocked account", refusedFor("blocked"), "blocked", 403],
  ["too many attempts", { state: "tooMany", seconds: 900 }, "tooMany", 429],
  ["a content system without passkeys", { state: "missing" }, "noPasskeys", 422],
  ["a content system that is away", { state: "unavailable" }, "unavailable", 503],
] as const)(
  "signing in by a passkey says what is wrong, and clears the token: %s",
  async (_what, answer, problem, status) => {
    passkeys.requestSignInByPasskey.mockResolvedValue(answer);
    const received = await signIn(JSON.stringify(shown));
    expect(received).toMatchObject({ state: "rerender", formName: "sign-in", rerender: { problem, status } });
    expect(received.cookies.every((cookie) => cookie.includes("Max-Age=0"))).toBe(true);
  },
);

test.each([
  ["that isn't JSON", "{", bound],
  ["that is no credential", "{}", bound],
  ["in a browser that got no challenge", JSON.stringify(shown), {}],
])("signing in by a passkey asks nothing for an answer %s", async (_what, passkey, headers) => {
  expect(await signIn(passkey, headers)).toMatchObject({ state: "rerender", rerender: { problem: "badPasskey" } });
  expect(passkeys.requestSignInByPasskey).not.toHaveBeenCalled();
});

const options = { challenge: "Y2g" };

test("adding a passkey asks the password, and binds the challenge to this browser", async () => {
  passkeys.fetchPasskeyCreation.mockResolvedValue(done({ handle: "h1", options }));
  const received = await send("passkey-ask", { passkeyName: " Telefoon ", currentPassword: "geheim" });
  expect(passkeys.fetchPasskeyCreation).toHaveBeenCalledWith(expect.objectContaining({ token: "tok" }), "geheim");
  expect(received).toMatchObject({ state: "rerender", part: "passkey", step: { options, name: "Telefoon" } });
  expect(received.cookies).toEqual([expect.stringMatching(/^account-passkey=h1; HttpOnly;.*Max-Age=300;/u)]);
  expect(JSON.stringify(received)).not.toContain("geheim");
});

test("adding a passkey right after signing in asks for none", async () => {
  passkeys.fetchPasskeyCreation.mockResolvedValue(done({ handle: "h1", options }));
  expect(await send("passkey-ask", { passkeyName: "" })).toMatchObject({ step: { name: "" } });
  expect(passkeys.fetchPasskeyCreation).toHaveBeenCalledWith(expect.anything(), null);
});

test("adding a passkey says beside its field that the password is wrong", async () => {
  passkeys.fetchPasskeyCreation.mockResolvedValue(refusedFor("wrong-password"));
  expect(await send("passkey-ask", { passkeyName: "Telefoon", currentPassword: "fout" })).toMatchObject({
    part: "passkey",
    rerender: {
      errors: { currentPassword: { key: "forms.errors.passwordWrong" } },
      typed: { passkeyName: ["Telefoon"] },
    },
  });
});

test.each([
  ["sign-in-again", "signInAgain"],
  ["too-many-passkeys", "tooManyPasskeys"],
] as const)("adding a passkey is refused in words: %s", async (fault, problem) => {
  passkeys.fetchPasskeyCreation.mockResolvedValue(refusedFor(fault));
  expect(await send("passkey-ask", { passkeyName: "" })).toMatchObject({ part: "passkey", rerender: { problem } });
});

test("adding a passkey keeps what the browser made, under the visitor's name for it", async () => {
  passkeys.requestAddPasskey.mockResolvedValue(done());
  const received = await send("passkey-add", { account_passkey: JSON.stringify(made), passkeyName: "Telefoon" });
  expect(received).toMatchObject({ state: "done", done: "passkey-added" });
  expect(passkeys.requestAddPasskey).toHaveBeenCalledWith(expect.objectContaining({ token: "tok" }), {
    handle: "handle",
    name: "Telefoon",
    response: made,
  });
});

test.each([
  ["wrong-passkey", "failedPasskey"],
  ["known-passkey", "knownPasskey"],
] as const)("adding a passkey says why one isn't kept: %s", async (fault, problem) => {
  passkeys.requestAddPasskey.mockResolvedValue(refusedFor(fault));
  const received = await send("passkey-add", { account_passkey: JSON.stringify(made) });
  expect(received).toMatchObject({ part: "passkey", rerender: { problem } });
});

test("adding a passkey leads to signing in when the session ended", async () => {
  passkeys.fetchPasskeyCreation.mockResolvedValue(refusedFor(null, 401));
  passkeys.requestAddPasskey.mockResolvedValue(refusedFor(null, 401));
  passkeys.requestRemovePasskey.mockResolvedValue(refusedFor(null, 401));
  const all = [
    await send("passkey-ask", {}),
    await send("passkey-add", { account_passkey: JSON.stringify(made) }),
    await send("passkey-remove", { account_id: "p1" }),
  ];
  expect(all.map(({ state }) => state)).toEqual(["anonymous", "anonymous", "anonymous"]);
});

test.each([done(null), { state: "missing" }] as const)(
  "a removed passkey is gone, also when it was already: %j",
  async (answer) => {
    passkeys.requestRemovePasskey.mockResolvedValue(answer);
    expect(await send("passkey-remove", { account_id: "p1" })).toMatchObject({ done: "passkey-removed" });
    expect(passkeys.requestRemovePasskey).toHaveBeenCalledWith(expect.anything(), "p1");
  },
);
