import { authAnswerSchema } from "@circuit/contract/accounts/account";
import {
  accountPasskeysSchema,
  type addPasskeySchema,
  creationAnswerSchema,
  passkeyCalls,
  passkeySchema,
  type passkeySignInSchema,
  requestAnswerSchema,
} from "@circuit/contract/accounts/passkeys";
import * as z from "zod";
import { ask, type Visitor } from "./account.server.ts";

/* Calls of passkeys, which only our own content system has: `contract/src/accounts/passkeys.ts`. */

/** Reads the passkeys of the account. */
export function askPasskeys(visitor: Visitor) {
  return ask(passkeyCalls.passkeys, visitor, accountPasskeysSchema);
}

/** Asks what the browser is to make. @param password - `null` where it isn't asked for. */
export function askPasskeyCreation(visitor: Visitor, password: string | null) {
  return ask(passkeyCalls.creation, visitor, creationAnswerSchema, { method: "POST", body: { password } });
}

/** Has a passkey kept that the browser made. */
export function askAddPasskey(visitor: Visitor, made: z.infer<typeof addPasskeySchema>) {
  return ask(passkeyCalls.passkeys, visitor, passkeySchema, { method: "POST", body: made });
}

/** Removes a passkey. */
export function askRemovePasskey(visitor: Visitor, id: string) {
  return ask(`${passkeyCalls.passkeys}/${encodeURIComponent(id)}`, visitor, z.unknown(), { method: "DELETE" });
}

/** Asks what a passkey has to sign: the same for everyone. */
export function askPasskeyRequest(visitor: Visitor) {
  return ask(passkeyCalls.request, { ...visitor, token: null }, requestAnswerSchema, { method: "POST", body: {} });
}

/** Signs in by a passkey. The answer holds the session's token. */
export function askSignInByPasskey(visitor: Visitor, shown: z.infer<typeof passkeySignInSchema>) {
  return ask(passkeyCalls.signIn, visitor, authAnswerSchema, { method: "POST", body: shown });
}
