import type { Account } from "@circuit/contract/accounts/account";
import { textSeal } from "@circuit/contract/site-link/text-seal";
import { fetchUser, type AccountResult, type Visitor } from "#app/cms/account.server.ts";
import { env } from "#app/env.server.ts";
import { accountInputs } from "./auth-view-data.ts";

const seal = textSeal(env.SITE_CMS_SECRET, "account-owner");

/**
 * What every form of the account's page carries, so that a page that stayed open writes nothing into the account of who
 * signed in since. It tells nobody whose it is.
 */
export function ownerDigestOf({ id, email }: Pick<Account, "id" | "email">): string {
  return seal.codeOf(`${id} ${email}`);
}

/** The digest that a form carried; `null` for none. */
export function ownerDigestIn(sent: FormData): string | null {
  const mark = sent.get(accountInputs.owner);
  return typeof mark === "string" && /^[\w-]{43}$/u.test(mark) ? mark : null;
}

/** Whether a form is of who is signed in now; `unasked` with the answer when the content system can't tell. */
export async function fetchOwner(
  visitor: Visitor,
  sent: FormData,
): Promise<{ state: "same" } | { state: "other" } | { state: "unasked"; answer: AccountResult<unknown> }> {
  const answer = await fetchUser(visitor);
  if (answer.state !== "done") return { state: "unasked", answer };
  return { state: ownerDigestIn(sent) === ownerDigestOf(answer.value) ? "same" : "other" };
}
