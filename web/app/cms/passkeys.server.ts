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
import { callAccountApi, type Visitor } from "./account.server.ts";

/* Calls of passkeys, which only our own content system has: `contract/src/accounts/passkeys.ts`. */

/** Reads the passkeys of the account. */
export function fetchPasskeys(visitor: Visitor) {
  return callAccountApi(passkeyCalls.passkeys, visitor, accountPasskeysSchema);
}

/** Fetches the options with which the browser creates a passkey. @param password - `null` right after signing in, when none is needed. */
export function fetchPasskeyCreation(visitor: Visitor, password: string | null) {
  return callAccountApi(passkeyCalls.creation, visitor, creationAnswerSchema, { method: "POST", body: { password } });
}

/** Stores a passkey that the browser created. */
export function requestAddPasskey(visitor: Visitor, made: z.infer<typeof addPasskeySchema>) {
  return callAccountApi(passkeyCalls.passkeys, visitor, passkeySchema, { method: "POST", body: made });
}

/** Removes a passkey. */
export function requestRemovePasskey(visitor: Visitor, id: string) {
  return callAccountApi(`${passkeyCalls.passkeys}/${encodeURIComponent(id)}`, visitor, z.unknown(), {
    method: "DELETE",
  });
}

/** Asks what a passkey has to sign: the same for everyone. */
export function fetchPasskeyRequest(visitor: Visitor) {
  return callAccountApi(passkeyCalls.request, { ...visitor, token: null }, requestAnswerSchema, {
    method: "POST",
    body: {},
  });
}

/** Signs in by a passkey. The answer holds the session's token. */
export function requestSignInByPasskey(visitor: Visitor, shown: z.infer<typeof passkeySignInSchema>) {
  return callAccountApi(passkeyCalls.signIn, visitor, authAnswerSchema, { method: "POST", body: shown });
}
