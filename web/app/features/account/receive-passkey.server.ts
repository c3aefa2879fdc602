import { assertionSchema, attestationSchema, maxPasskeyNameLength } from "@circuit/contract/accounts/passkeys";
import type { Visitor } from "#app/cms/account.server.ts";
import { requestAddPasskey, requestSignInByPasskey } from "#app/cms/passkeys.server.ts";
import { rerenderForm, succeeded, failedOutcome, type ReceivedAccount } from "./account-answer.server.ts";
import { accountInputs } from "./auth-view-data.ts";
import { clearedPasskeyCookies, passkeyHandleOf } from "./passkey-cookie.server.ts";
import { formOfResult, formWithProblem, type FormRerender } from "./received-form.server.ts";
import { beginSession } from "./session.server.ts";

/** The browser's answer about a passkey, as submitted; `null` when the form has none. */
export function passkeyIn(sent: FormData): string | null {
  const text = sent.get(accountInputs.passkey);
  return typeof text === "string" ? text : null;
}

function answerIn(sent: FormData): unknown {
  try {
    return JSON.parse(passkeyIn(sent) ?? "");
  } catch {
    // Malformed JSON: no schema accepts `null` either.
    return null;
  }
}

/** Signs a visitor in with a passkey. `rerender` is `null` on success. */
export async function signInByPasskey(
  request: Request,
  visitor: Visitor,
  sent: FormData,
): Promise<{ rerender: FormRerender | null; cookies: string[] }> {
  const handle = passkeyHandleOf(request);
  const response = assertionSchema.safeParse(answerIn(sent)).data;
  if (handle === null || response === undefined) {
    return { rerender: formWithProblem("badPasskey"), cookies: clearedPasskeyCookies() };
  }
  const begun = await beginSession(visitor, (nobody) => requestSignInByPasskey(nobody, { handle, response }));
  const cookies = [...begun.cookies, ...clearedPasskeyCookies()];
  if (begun.state === "begun") return { rerender: null, cookies };
  if (begun.answer.state === "missing") return { rerender: formWithProblem("noPasskeys"), cookies };
  const rerender = formOfResult(begun.answer, { otherwise: "badPasskey" });
  return { rerender, cookies };
}

/** Stores the passkey that the browser created. */
export async function addPasskey(request: Request, visitor: Visitor, sent: FormData): Promise<ReceivedAccount> {
  const handle = passkeyHandleOf(request);
  const response = attestationSchema.safeParse(answerIn(sent)).data;
  const received = async (): Promise<ReceivedAccount> => {
    if (handle === null || response === undefined) return rerenderForm("passkey", formWithProblem("failedPasskey"));
    const answer = await requestAddPasskey(visitor, { handle, name: nameIn(sent), response });
    return answer.state === "done"
      ? succeeded("passkey-added")
      : failedOutcome("passkey", answer, { otherwise: "failedPasskey" });
  };
  const { cookies, ...rest } = await received();
  return { ...rest, cookies: [...cookies, ...clearedPasskeyCookies()] };
}

function nameIn(sent: FormData): string {
  const name = sent.get("passkeyName");
  return typeof name === "string" ? name.slice(0, maxPasskeyNameLength).toWellFormed() : "";
}
