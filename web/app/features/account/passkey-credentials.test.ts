import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CreationOptions } from "@circuit/contract/accounts/passkeys";
import { makePasskey, requestPasskeySignIn } from "./passkey-credentials.ts";

const ask = vi.fn<(asked: object) => Promise<unknown>>();
const request = { challenge: "-_8", rpId: "localhost", timeout: 300_000, userVerification: "required" };
const creation: CreationOptions = {
  rp: { id: "localhost", name: "localhost" },
  user: { id: "dQ", name: "jorien@voorbeeld.nl", displayName: "jorien@voorbeeld.nl" },
  challenge: "-_8",
  pubKeyCredParams: [{ type: "public-key", alg: -7 }],
  timeout: 300_000,
  excludeCredentials: [],
  authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
  attestation: "none",
};

const fetched = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  vi.resetAllMocks();
  fetched.mockImplementation(async () => Response.json(request));
  vi.stubGlobal("PublicKeyCredential", Object);
  vi.stubGlobal("window", { PublicKeyCredential: Object });
  vi.stubGlobal("navigator", { credentials: { get: ask, create: ask } });
  vi.stubGlobal("fetch", fetched);
});

afterEach(() => vi.unstubAllGlobals());

const named = (name: string) => Object.assign(new Error(name), { name });

test.each([
  ["NotAllowedError", "cancelled"],
  ["AbortError", "cancelled"],
  ["InvalidStateError", "known"],
  ["NotSupportedError", "unsupported"],
  ["ConstraintError", "unsupported"],
  ["SecurityError", "failed"],
])("%s is said in words: %s", async (name, trouble) => {
  ask.mockRejectedValue(named(name));
  expect(await makePasskey(creation)).toEqual({ trouble });
});

test.each([
  [429, "tooMany"],
  [404, "unsupported"],
  [503, "unavailable"],
])("without a challenge the browser isn't asked: %i is %s", async (status, trouble) => {
  fetched.mockImplementation(async () => new Response(null, { status }));
  expect(await requestPasskeySignIn()).toEqual({ trouble });
  expect(ask).not.toHaveBeenCalled();
});

test("without a network, or passkeys, that is said", async () => {
  fetched.mockRejectedValue(new TypeError("Failed to fetch"));
  expect(await requestPasskeySignIn()).toEqual({ trouble: "unavailable" });
  vi.stubGlobal("window", {});
  expect(await requestPasskeySignIn()).toEqual({ trouble: "unsupported" });
});
