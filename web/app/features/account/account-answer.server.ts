import type { AccountResult } from "#app/cms/account.server.ts";
import type { DoneThing } from "./account-query.ts";
import type { PasskeyStep } from "./passkeys-view-data.ts";
import { type FormRerender, formOfResult, formWithProblem } from "./received-form.server.ts";
import { clearedCookies } from "./session-cookie.server.ts";

/** A part of the account's page that comes back with what was sent from it; `page` for one without a form. */
export type AccountPart = "details" | "password" | "delete" | "passkey" | "page";

/** Outcome of a form of the account page. `cookies` have to be set in any case. */
export type ReceivedAccount = { cookies: string[] } &
  /**
   * `undo`: what takes it back; `null` or absent where nothing does. `owner`: the digest of the account that the page was of;
   * `null` or absent when unknown.
   */
  (
    | { state: "done"; done: DoneThing; undo?: string | null }
    /** The visitor isn't signed in, or no longer, and typed nothing that would be lost. */
    | { state: "anonymous" }
    | { state: "rerender"; part: AccountPart; rerender: FormRerender; step?: PasskeyStep | null; owner?: string | null }
  );

/** It is done. */
export function succeeded(thing: DoneThing, cookies: string[] = []): ReceivedAccount {
  return { state: "done", done: thing, cookies };
}

/** The session has ended. */
export function anonymous(): ReceivedAccount {
  return { state: "anonymous", cookies: clearedCookies() };
}

/** The page comes back. */
export function rerenderForm(part: AccountPart, rerender: FormRerender, cookies: string[] = []): ReceivedAccount {
  return { state: "rerender", part, rerender, cookies };
}

/** The outcome for a request that the content system refused or didn't answer. @param more - As of `formOfResult`. */
export function notDone(
  part: AccountPart,
  answer: AccountResult<unknown>,
  more: Parameters<typeof formOfResult>[1] = {},
): ReceivedAccount {
  if (answer.state === "refused" && answer.status === 401) return anonymous();
  if (answer.state === "missing" && part === "passkey")
    return rerenderForm(part, formWithProblem("noPasskeys", more.typed));
  return rerenderForm(part, formOfResult(answer, more));
}

/** The outcome of a deletion, which also succeeds when the thing was gone already. */
export async function ended(thing: DoneThing, asking: Promise<AccountResult<unknown>>): Promise<ReceivedAccount> {
  const answer = await asking;
  return answer.state === "done" || answer.state === "missing" ? succeeded(thing) : notDone("page", answer);
}
