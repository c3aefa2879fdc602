import { assertionSchema, attestationSchema, longestPasskeyName } from "@circuit/contract/accounts/passkeys";
import type { Visitor } from "#app/cms/account.server.ts";
import { askAddPasskey, askSignInByPasskey } from "#app/cms/passkeys.server.ts";
import { back, done, notDone, type ReceivedAccount } from "./account-answer.server.ts";
import { accountInputs } from "./auth-view-data.ts";
import { clearedPasskeyCookies, passkeyHandleOf } from "./passkey-cookie.server.ts";
import { againAnswered, againFor, type Again } from "./received-form.server.ts";
import { beginSession } from "./session.server.ts";

/** What a browser answered that made a passkey or shows one, as it was sent; `null` where that isn't what was sent. */
export function passkeyIn(sent: FormData): string | null {
  const text = sent.get(accountInputs.passkey);
  return typeof text === "string" ? text : null;
}

function answerIn(sent: FormData): unknown {
  try {
    return JSON.parse(passkeyIn(sent) ?? "");
  } catch {
    // No browser's answer: it fits no schema either.
    return null;
  }
}

/** Signs a visitor in by what a passkey signed. `again` is `null` when they are in. */
export async function signInByPasskey(
  request: Request,
  visitor: Visitor,
  sent: FormData,
): Promise<{ again: Again | null; cookies: string[] }> {
  const handle = passkeyHandleOf(request);
  const response = assertionSchema.safeParse(answerIn(sent)).data;
  if (handle === null || response === undefined) {
    return { again: againFor("badPasskey"), cookies: clearedPasskeyCookies() };
  }
  const begun = await beginSession(visitor, (nobody) => askSignInByPasskey(nobody, { handle, response }));
  const cookies = [...begun.cookies, ...clearedPasskeyCookies()];
  if (begun.state === "begun") return { again: null, cookies };
  if (begun.answer.state === "missing") return { again: againFor("noPasskeys"), cookies };
  const again = againAnswered(begun.answer, { otherwise: "badPasskey" });
  return { again, cookies };
}

/** Has the passkey kept that the browser made. */
export async function addPasskey(request: Request, visitor: Visitor, sent: FormData): Promise<ReceivedAccount> {
  const handle = passkeyHandleOf(request);
  const response = attestationSchema.safeParse(answerIn(sent)).data;
  const received = async (): Promise<ReceivedAccount> => {
    if (handle === null || response === undefined) return back("passkey", againFor("failedPasskey"));
    const answer = await askAddPasskey(visitor, { handle, name: nameIn(sent), response });
    return answer.state === "done" ? done("passkey-added") : notDone("passkey", answer, { otherwise: "failedPasskey" });
  };
  const { cookies, ...rest } = await received();
  return { ...rest, cookies: [...cookies, ...clearedPasskeyCookies()] };
}

function nameIn(sent: FormData): string {
  const name = sent.get("passkeyName");
  return typeof name === "string" ? name.slice(0, longestPasskeyName).toWellFormed() : "";
}
