import type { Account } from "@circuit/contract/accounts/account";
import { textSeal } from "@circuit/contract/site-link/text-seal";
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
