import type { Locale } from "@circuit/contract/locales";

/** Labels of the account links in header and menu; only the server loads them. */
export const accountLinkMessages: Record<Locale, { signIn: string; account: string }> = {
  nl: { signIn: "Inloggen", account: "Mijn circuit" },
  en: { signIn: "Log in", account: "My circuit" },
};
