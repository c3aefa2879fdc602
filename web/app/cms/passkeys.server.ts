import { authAnswerSchema } from "@circuit/contract/accounts/account";
import {
  type addPasskeySchema,
  creationAnswerSchema,
  passkeyCalls,
  passkeySchema,
  type passkeySignInSchema,
  requestAnswerSchema,
} from "@circuit/contract/accounts/passkeys";
import * as z from "zod";
import { callAccountApi, type Visitor } from "./account.server.ts";

/* The calls of `contract/src/accounts/passkeys.ts`, which only our own CMS answers. */

/**
 * Fetches the options with which the browser creates a passkey.
 *
 * @param password - `null` right after signing in, when none is needed.
 */
export function fetchPasskeyCreation(visitor: Visitor, password: string | null) {
  return callAccountApi(passkeyCalls.creation, visitor, creationAnswerSchema, { method: "POST", body: { password } });
}

/** Stores a passkey that the browser created. */
export function requestAddPasskey(visitor: Visitor, made: z.infer<typeof addPasskeySchema>) {
  return callAccountApi(passkeyCalls.passkeys, visitor, passkeySchema, { method: "POST", body: made });
}

/** Removes a passkey of the account. */
export function requestRemovePasskey(visitor: Visitor, id: string) {
  return callAccountApi(`${passkeyCalls.passkeys}/${encodeURIComponent(id)}`, visitor, z.unknown(), {
    method: "DELETE",
  });
}

/** Fetches the challenge that a passkey signs to sign in. Needs no session. */
export function fetchPasskeyRequest(visitor: Visitor) {
  return callAccountApi(passkeyCalls.request, { ...visitor, token: null }, requestAnswerSchema, {
    method: "POST",
    body: {},
  });
}

/** Signs in by a passkey. The answer holds a session token. */
export function requestSignInByPasskey(visitor: Visitor, shown: z.infer<typeof passkeySignInSchema>) {
  return callAccountApi(passkeyCalls.signIn, visitor, authAnswerSchema, { method: "POST", body: shown });
}
