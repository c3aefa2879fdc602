import type { Account } from "@circuit/contract/accounts/account";

/** The letter that stands for a visitor: of the first name, or else of the address. */
export function initialOf({ details, email }: Pick<Account, "details" | "email">): string {
  const [letter = ""] = (details?.firstName ?? email).normalize("NFC");
  return letter.toLocaleUpperCase();
}
