import type { AccountAnswer } from "#app/cms/account.server.ts";
import type { DoneThing } from "./account-query.ts";
import type { PasskeyStep } from "./passkeys-view-data.ts";
import { type Again, againAnswered, againFor } from "./received-form.server.ts";
import { clearedCookies } from "./session-cookie.server.ts";

/** A part of the account's page that comes back with what was sent from it; `page` for one without a form. */
export type AccountPart = "details" | "password" | "delete" | "passkey" | "page";

/** What became of what the account's page sent. `cookies` have to be set in any case. */
export type ReceivedAccount = { cookies: string[] } &
  /**
   * `undo`: what takes it back; `null` or absent where nothing does. `owner`: the digest of the account that the page was of;
   * `null` or absent where that isn't known.
   */
  (
    | { state: "done"; done: DoneThing; undo?: string | null }
    /** Nobody is signed in, or no longer, and nothing was typed that would be lost. */
    | { state: "anonymous" }
    | { state: "again"; part: AccountPart; again: Again; step?: PasskeyStep | null; owner?: string | null }
  );

/** It is done. */
export function done(thing: DoneThing, cookies: string[] = []): ReceivedAccount {
  return { state: "done", done: thing, cookies };
}

/** Nobody is signed in any more. */
export function anonymous(): ReceivedAccount {
  return { state: "anonymous", cookies: clearedCookies() };
}

/** The page comes back. */
export function back(part: AccountPart, again: Again, cookies: string[] = []): ReceivedAccount {
  return { state: "again", part, again, cookies };
}

/** What isn't done, by the content system's answer. @param more - As of `againAnswered`. */
export function notDone(
  part: AccountPart,
  answer: AccountAnswer<unknown>,
  more: Parameters<typeof againAnswered>[1] = {},
): ReceivedAccount {
  if (answer.state === "refused" && answer.status === 401) return anonymous();
  if (answer.state === "missing" && part === "passkey") return back(part, againFor("noPasskeys", more.typed));
  return back(part, againAnswered(answer, more));
}

/** What ends something is done as well when that was gone already. */
export async function ended(thing: DoneThing, asking: Promise<AccountAnswer<unknown>>): Promise<ReceivedAccount> {
  const answer = await asking;
  return answer.state === "done" || answer.state === "missing" ? done(thing) : notDone("page", answer);
}
