import type { CreationOptions } from "@circuit/contract/accounts/passkeys";
import type { AccountResult } from "#app/cms/account.server.ts";
import type { DoneThing } from "./account-query.ts";
import { type FormRerender, formOfResult, formWithProblem } from "./received-form.server.ts";
import { clearedCookies } from "./session-cookie.server.ts";

/** Part of the account page that shows a submitted form again; `page` for a problem that belongs to no form. */
export type AccountPart = "details" | "password" | "delete" | "passkey" | "page";

/** Options with which the browser creates a passkey, once the visitor may add one. */
export interface PasskeyStep {
  options: CreationOptions;
  /** Name as the visitor typed it; empty for the device's name. */
  name: string;
}

/** Outcome of a form of the account page. `cookies` have to be set in any case. */
export type ReceivedAccount = { cookies: string[] } &
  /**
   * `undo`: token that reverts the action; `null` or absent without one. `owner`: digest of the account that the page
   * was made for; `null` or absent when unknown.
   */
  (
    | { state: "done"; done: DoneThing; undo?: string | null }
    /** The visitor isn't signed in, or no longer, and typed nothing that would be lost. */
    | { state: "anonymous" }
    | { state: "rerender"; part: AccountPart; rerender: FormRerender; step?: PasskeyStep; owner?: string | null }
  );

/** Outcome that shows the account page again. */
export type RerenderedAccount = Extract<ReceivedAccount, { state: "rerender" }>;

/** Returns the outcome of an action that succeeded. */
export function succeeded(thing: DoneThing, cookies: string[] = []): ReceivedAccount {
  return { state: "done", done: thing, cookies };
}

/** Returns the outcome for a session that has ended, which clears its cookies. */
export function anonymous(): ReceivedAccount {
  return { state: "anonymous", cookies: clearedCookies() };
}

/** Returns the outcome that shows the page again. */
export function rerenderForm(part: AccountPart, rerender: FormRerender, cookies: string[] = []): ReceivedAccount {
  return { state: "rerender", part, rerender, cookies };
}

/** Returns the outcome of a request that was refused or not answered. @param more - As of `formOfResult`. */
export function failedOutcome(
  part: AccountPart,
  answer: AccountResult<unknown>,
  more: Parameters<typeof formOfResult>[1] = {},
): ReceivedAccount {
  if (answer.state === "refused" && answer.status === 401) return anonymous();
  if (answer.state === "missing" && part === "passkey")
    return rerenderForm(part, formWithProblem("noPasskeys", more.typed));
  return rerenderForm(part, formOfResult(answer, more));
}

/** Returns the outcome of a deletion, which also succeeds when there was nothing left to delete. */
export async function ended(thing: DoneThing, asking: Promise<AccountResult<unknown>>): Promise<ReceivedAccount> {
  const answer = await asking;
  return answer.state === "done" || answer.state === "missing" ? succeeded(thing) : failedOutcome("page", answer);
}
