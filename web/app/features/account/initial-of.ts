import type { Account } from "@circuit/contract/accounts/account";

/** Returns the initial of a visitor: of the first name, or else of the e-mail address. */
export function initialOf({ details, email }: Pick<Account, "details" | "email">): string {
  const [letter = ""] = (details?.firstName ?? email).normalize("NFC");
  return letter.toLocaleUpperCase();
}
