import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { makePasskey, showPasskey } from "./passkey-credentials.ts";

const bytes = (...values: number[]) => Uint8Array.from(values).buffer;

/** A credential of a browser, or of a password manager in its place. */
class FakeCredential {
  id = "-_8";
  rawId = bytes(251, 255);
  type = "public-key";
  response: object;
  toJSON?: () => object;

  constructor(response: object, toJSON?: () => object) {
    this.response = response;
    if (toJSON !== undefined) this.toJSON = toJSON;
  }
}

const ask = vi.fn<(asked: object) => Promise<unknown>>();
const request = { challenge: "-_8", rpId: "localhost", timeout: 300_000, userVerification: "required" };
const creation = {
  rp: { id: "localhost", name: "localhost" },
  user: { id: "dQ", name: "jorien@voorbeeld.nl", displayName: "jorien@voorbeeld.nl" },
  challenge: "-_8",
  pubKeyCredParams: [{ type: "public-key" as const, alg: -7 }],
  timeout: 300_000,
  excludeCredentials: [{ id: "-_8", type: "public-key" as const, transports: ["internal"] }],
  authenticatorSelection: {
    residentKey: "required" as const,
    requireResidentKey: true as const,
    userVerification: "required" as const,
  },
  attestation: "none" as const,
};

const fetched = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  vi.resetAllMocks();
  fetched.mockImplementation(async () => Response.json(request));
  vi.stubGlobal("PublicKeyCredential", FakeCredential);
  vi.stubGlobal("window", { PublicKeyCredential: FakeCredential });
  vi.stubGlobal("navigator", { credentials: { get: ask, create: ask } });
  vi.stubGlobal("fetch", fetched);
});

afterEach(() => vi.unstubAllGlobals());

const named = (name: string) => Object.assign(new Error(name), { name });

describe("a browser that reads no JSON itself", () => {
  test("is asked in bytes, and answers in JSON", async () => {
    const response = {
      clientDataJSON: bytes(1),
      authenticatorData: bytes(2),
      signature: bytes(3),
      userHandle: bytes(4),
    };
    ask.mockResolvedValue(new FakeCredential(response));
    const shown = await showPasskey();
    expect(ask).toHaveBeenCalledWith({
      publicKey: { ...request, challenge: Uint8Array.from([251, 255]) },
    });
    expect("json" in shown && JSON.parse(shown.json)).toEqual({
      id: "-_8",
      rawId: "-_8",
      type: "public-key",
      response: { clientDataJSON: "AQ", authenticatorData: "Ag", signature: "Aw", userHandle: "BA" },
    });
  });

  test("makes one too", async () => {
    ask.mockResolvedValue(new FakeCredential({ clientDataJSON: bytes(1), attestationObject: bytes(2) }));
    const made = await makePasskey(creation);
    expect(ask.mock.calls[0]?.[0]).toMatchObject({
      publicKey: {
        challenge: Uint8Array.from([251, 255]),
        user: { id: Uint8Array.from([117]) },
        excludeCredentials: [{ id: Uint8Array.from([251, 255]), type: "public-key" }],
      },
    });
    expect("json" in made && JSON.parse(made.json)).toMatchObject({
      response: { clientDataJSON: "AQ", attestationObject: "Ag" },
    });
  });
});

test("a browser's own JSON is sent as it is", async () => {
  ask.mockResolvedValue(new FakeCredential({}, () => ({ id: "own" })));
  expect(await makePasskey(creation)).toEqual({ json: '{"id":"own"}' });
});

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
  [503, "away"],
])("without a challenge the browser isn't asked: %i is %s", async (status, trouble) => {
  fetched.mockImplementation(async () => new Response(null, { status }));
  expect(await showPasskey()).toEqual({ trouble });
  expect(ask).not.toHaveBeenCalled();
});

test("without a network, or passkeys, that is said", async () => {
  fetched.mockRejectedValue(new TypeError("Failed to fetch"));
  expect(await showPasskey()).toEqual({ trouble: "away" });
  vi.stubGlobal("window", {});
  expect(await showPasskey()).toEqual({ trouble: "unsupported" });
});
