import type { Locale } from "@circuit/contract/locales";

/**
 * What the page of an order adds while it can't be had, for who comes back from the bank: the payment is asked about until
 * it is known, and then its order has a mail, also where its places were gone.
 */
export const orderUnavailableMessages: Record<Locale, string> = {
  nl: "Heb je net betaald? Dan telt je betaling. Betaal niet nog eens: zodra we weer kunnen kijken, staat je bestelling hier en krijg je een mail.",
  en: "Did you just pay? Then your payment counts. Don’t pay again: once we can look again, your order is here and you get an email.",
};
