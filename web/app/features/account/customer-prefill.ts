import type { Account } from "@circuit/contract/accounts/account";

/** The checkout fields that an account fills in, by name of input; empty without an account. */
export function customerPrefill(account: Account | null): Record<string, string[]> {
  if (account === null) return {};
  const texts = Object.entries(account.details ?? {}).flatMap(([name, value]) =>
    typeof value === "string" && value !== "" ? [[name, [value]] as const] : [],
  );
  return { ...Object.fromEntries(texts), email: [account.email] };
}
