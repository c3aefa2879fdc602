import type { Account } from "@circuit/contract/accounts/account";

/** What an account fills in at the checkout, by name of input; nothing for nobody. */
export function customerPrefill(account: Account | null): Record<string, string[]> {
  if (account === null) return {};
  const texts = Object.entries(account.details ?? {}).flatMap(([name, value]) =>
    typeof value === "string" && value !== "" ? [[name, [value]] as const] : [],
  );
  return { ...Object.fromEntries(texts), email: [account.email] };
}
