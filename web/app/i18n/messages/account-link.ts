import type { Locale } from "@circuit/contract/locales";

/** Words of the links in header and menu: their own file, as only the server needs them on pages for everyone. */
export const accountLinkMessages: Record<Locale, { signIn: string; account: string }> = {
  nl: { signIn: "Inloggen", account: "Mijn circuit" },
  en: { signIn: "Log in", account: "My circuit" },
};
