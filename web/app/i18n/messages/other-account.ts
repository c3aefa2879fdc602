import type { Locale } from "@circuit/contract/locales";

/** Messages of the error screen for an order that belongs to another account than the visitor's. */
export const otherAccountMessages: Record<Locale, { title: string; text: string; account: string }> = {
  nl: {
    title: "Van een ander account",
    text: "Deze bestelling hoort bij een ander account dan dat waarmee je nu bent ingelogd. Log uit en log in met dat account, of open de link uit de mail op een ander apparaat.",
    account: "Naar mijn account",
  },
  en: {
    title: "From another account",
    text: "This order belongs to a different account from the one you’re logged in with. Log out and log in with that account, or open the link from the email on another device.",
    account: "Go to my account",
  },
};
