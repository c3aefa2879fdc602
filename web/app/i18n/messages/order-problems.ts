import type { Locale } from "@circuit/contract/locales";

const nl = {
  problems: {
    unavailable:
      "We kunnen dit nu niet doen. Het ligt aan ons, en er is niets veranderd. Probeer het over een minuutje opnieuw.",
    notPayable:
      "De betaaldienst antwoordt nu niet, dus je kunt nu niet betalen. Probeer het over een minuutje opnieuw.",
    maybePaid:
      "De betaaldienst antwoordt nu niet. We weten nog niet of je hebt betaald: betaal niet nog een keer als je dat al deed. Kijk hier over een minuutje opnieuw.",
    notCancelled:
      "De betaaldienst antwoordt nu niet. Je bestelling is niet geannuleerd. Probeer het over een minuutje opnieuw.",
    notCancelledMaybePaid:
      "De betaaldienst antwoordt nu niet. Je bestelling is niet geannuleerd, en we weten nog niet of je hebt betaald: betaal niet nog een keer als je dat al deed. Probeer het over een minuutje opnieuw.",
    elsewhere: "Dit kwam niet rechtstreeks van onze site. Druk nog eens op de knop.",
    "wrong-state": "Dat kan met deze bestelling niet meer. Hieronder zie je hoe ze er nu voor staat.",
  },
  stops: {
    unavailable: {
      title: "We kunnen dit nu niet doen",
      text: "Het ligt aan ons. Er is niets veranderd: je bestelling staat er nog net zo voor. Probeer het over een minuutje opnieuw.",
    },
    "pay-unsure": {
      title: "We weten nog niet of je kunt betalen",
      text: "Het ligt aan ons: er kwam geen antwoord. Heb je al betaald, betaal dan niet nog een keer. Kijk over een minuutje opnieuw bij je bestelling.",
    },
    "cancel-unsure": {
      title: "We weten nog niet of je bestelling is geannuleerd",
      text: "Het ligt aan ons: er kwam geen antwoord. Betaal nu niets. Kijk over een minuutje opnieuw bij je bestelling: daar zie je hoe ze ervoor staat.",
    },
  },
  toOrder: "Naar je bestelling",
};

export type OrderProblemMessages = typeof nl;

const en: OrderProblemMessages = {
  problems: {
    unavailable: "We can’t do this just now. It’s us, not you, and nothing has changed. Please try again in a minute.",
    notPayable: "The payment service doesn’t answer just now, so you can’t pay yet. Please try again in a minute.",
    maybePaid:
      "The payment service doesn’t answer just now. We don’t know yet whether you have paid: if you have, don’t pay again. Please look here again in a minute.",
    notCancelled:
      "The payment service doesn’t answer just now. Your order is not cancelled. Please try again in a minute.",
    notCancelledMaybePaid:
      "The payment service doesn’t answer just now. Your order is not cancelled, and we don’t know yet whether you have paid: if you have, don’t pay again. Please try again in a minute.",
    elsewhere: "This didn’t come straight from our site. Please press the button again.",
    "wrong-state": "That is no longer possible with this order. Below you see how it stands.",
  },
  stops: {
    unavailable: {
      title: "We can’t do this just now",
      text: "It’s us, not you. Nothing has changed: your order stands as it did. Please try again in a minute.",
    },
    "pay-unsure": {
      title: "We don’t know yet whether you can pay",
      text: "It’s us, not you: no answer came. If you have paid already, don’t pay again. Please look at your order again in a minute.",
    },
    "cancel-unsure": {
      title: "We don’t know yet whether your order is cancelled",
      text: "It’s us, not you: no answer came. Please don’t pay anything now. Look at your order again in a minute: it says how it stands.",
    },
  },
  toOrder: "To your order",
};

/** Messages about a button on an order page that had no effect, or an unknown one. */
export const orderProblemMessages: Record<Locale, OrderProblemMessages> = { nl, en };
