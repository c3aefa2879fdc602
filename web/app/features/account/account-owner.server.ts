import type { Account } from "@circuit/contract/accounts/account";
import { textSeal } from "@circuit/contract/site-link/text-seal";
import { fetchUser, type AccountResult, type Visitor } from "#app/cms/account.server.ts";
import { env } from "#app/env.server.ts";
import { accountInputs } from "./auth-view-data.ts";

const seal = textSeal(env.SITE_CMS_SECRET, "account-owner");

/**
 * Digest that every form of the account page contains, so that a page left open can't change the account of somebody
 * who signed in since. It doesn't reveal the account.
 */
export function ownerDigestOf({ id, email }: Pick<Account, "id" | "email">): string {
  return seal.codeOf(`${id} ${email}`);
}

/** Reads the digest in a form; `null` for none. */
export function ownerDigestIn(sent: FormData): string | null {
  const mark = sent.get(accountInputs.owner);
  return typeof mark === "string" && /^[\w-]{43}$/u.test(mark) ? mark : null;
}

/** Checks whether a form belongs to the signed-in account; `unasked` when the content system can't tell. */
export async function checkOwner(
  visitor: Visitor,
  sent: FormData,
): Promise<{ state: "same" } | { state: "other" } | { state: "unasked"; answer: AccountResult<unknown> }> {
  const answer = await fetchUser(visitor);
  if (answer.state !== "done") return { state: "unasked", answer };
  return { state: ownerDigestIn(sent) === ownerDigestOf(answer.value) ? "same" : "other" };
}
