import { passkeyCalls } from "@circuit/contract/accounts/passkeys";
import { expect, test, vi } from "vitest";
import type { Visitor } from "./account.server.ts";
import { fetchPasskeyRequest } from "./passkeys.server.ts";

const { ask } = vi.hoisted(() => ({ ask: vi.fn<(...asked: unknown[]) => Promise<unknown>>() }));
vi.mock("./account.server.ts", () => ({ callAccountApi: ask }));

test("what a passkey has to sign is asked for as nobody: the content system learns of no session", async () => {
  const visitor: Visitor = { token: "tok", locale: "nl", client: "203.0.113.7", userAgent: null };
  await fetchPasskeyRequest(visitor);
  expect(ask.mock.calls[0]?.slice(0, 2)).toEqual([passkeyCalls.request, { ...visitor, token: null }]);
});
