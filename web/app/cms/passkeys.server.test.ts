import { passkeyCalls } from "@circuit/contract/accounts/passkeys";
import { beforeEach, expect, test, vi } from "vitest";
import type { Visitor } from "./account.server.ts";
import {
  askAddPasskey,
  askPasskeyCreation,
  askPasskeyRequest,
  askPasskeys,
  askRemovePasskey,
} from "./passkeys.server.ts";

const { ask } = vi.hoisted(() => ({ ask: vi.fn<(...asked: unknown[]) => Promise<unknown>>() }));
vi.mock("./account.server.ts", () => ({ ask }));

const visitor: Visitor = { token: "tok", locale: "nl", client: "203.0.113.7", userAgent: null };

beforeEach(() => ask.mockReset());

test("what a passkey has to sign is asked for as nobody: the content system learns of no session", async () => {
  await askPasskeyRequest(visitor);
  expect(ask.mock.calls[0]?.slice(0, 2)).toEqual([passkeyCalls.request, { ...visitor, token: null }]);
});

test("all else goes in the visitor's name", async () => {
  await askPasskeys(visitor);
  await askPasskeyCreation(visitor, "geheim");
  await askRemovePasskey(visitor, "../x");
  await askAddPasskey(visitor, {
    handle: "h",
    name: "Telefoon",
    response: {
      id: "aWQ",
      rawId: "aWQ",
      type: "public-key",
      response: { clientDataJSON: "e30", attestationObject: "YQ", transports: [] },
    },
  });
  expect(ask.mock.calls.every(([, asker]) => asker === visitor)).toBe(true);
  expect(ask.mock.calls.map(([path]) => path)).toEqual([
    "/account/passkeys",
    "/account/passkeys/creation",
    "/account/passkeys/..%2Fx",
    "/account/passkeys",
  ]);
});
