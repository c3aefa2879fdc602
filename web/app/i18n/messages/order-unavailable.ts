import type { Locale } from "@circuit/contract/locales";

/** Note for a visitor who returns from the payment provider while the order page is unavailable. */
export const orderUnavailableMessages: Record<Locale, string> = {
  nl: "Heb je net betaald? Dan telt je betaling. Betaal niet nog eens: zodra we weer kunnen kijken, staat je bestelling hier en krijg je een mail.",
  en: "Did you just pay? Then your payment counts. Don’t pay again: once we can look again, your order is here and you get an email.",
};
