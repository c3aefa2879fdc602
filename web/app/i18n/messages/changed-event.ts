import type { Locale } from "@circuit/contract/locales";

const notOnNl = {
  postponed: (title: string) => `${title} is uitgesteld. Een nieuwe datum is er nog niet.`,
  cancelled: (title: string) => `${title} gaat niet door.`,
};

const notOnEn: typeof notOnNl = {
  postponed: (title) => `${title} was postponed. There is no new date yet.`,
  cancelled: (title) => `${title} won’t take place.`,
};

const nl = {
  heading: {
    moved: "Er is een evenement verplaatst",
    postponed: "Een evenement is uitgesteld",
    cancelled: "Een evenement is afgelast",
  },
  order: {
    moved: (title: string) =>
      `${title} is verplaatst: het is er niet meer op een dag waarvoor je tickets bestelde. We nemen contact met je op. Tot dan blijft je bestelling zoals ze is.`,
    ...notOnNl,
  },
  /** For an order without any payment. */
  unpaidOrder: {
    moved: (title: string) => `${title} is verplaatst: het is er niet meer op een dag die je koos.`,
    ...notOnNl,
  },
  /** For a valid order of a postponed event. */
  stands:
    "Je bestelling blijft staan, met je tickets. Zodra er een nieuwe datum is, mailen we je hoe ze dan gelden. Je hoeft nu zelf niets te doen.",
  money: "We nemen contact met je op over je geld. Je hoeft zelf niets te doen.",
  nothing: "Je hoeft zelf niets te doen.",
  /** For an order whose online payment is pending. */
  waiting:
    "Betaal deze bestelling niet meer. Betaalde je toch al, dan nemen we contact met je op over je geld. Zat er nog iets anders in, bestel dat dan opnieuw.",
  /** For an order with an unpaid invoice. */
  unpaid: (number: string) => `Bestelling ${number} is nog niet betaald. Betaal die niet meer.`,
  notOrdered: "Er is niets besteld en niets betaald. In je winkelwagen staat welk ticket niet meer kan.",
  ticket: {
    moved: "Dit evenement is verplaatst en is er niet meer op elke dag van dit ticket. We nemen contact met je op.",
    postponed: "Dit evenement is uitgesteld. Een nieuwe datum is er nog niet: je krijgt een mail.",
    cancelled: "Dit evenement is afgelast. Je hoeft niet te komen.",
  },
};

const en: typeof nl = {
  heading: { moved: "An event was moved", postponed: "An event was postponed", cancelled: "An event was cancelled" },
  order: {
    moved: (title) =>
      `${title} was moved: it isn’t on a day any more that you ordered tickets for. We’ll contact you. Until then your order stays as it is.`,
    ...notOnEn,
  },
  unpaidOrder: {
    moved: (title) => `${title} was moved: it isn’t on a day any more that you chose.`,
    ...notOnEn,
  },
  stands:
    "Your order stands, with your tickets. As soon as there is a new date, we’ll mail you how they hold for it. There’s nothing you need to do now.",
  money: "We’ll contact you about your money. There’s nothing you need to do.",
  nothing: "There’s nothing you need to do.",
  waiting:
    "Please don’t pay this order any more. If you already have, we’ll contact you about your money. If anything else was in it, please order that again.",
  unpaid: (number) => `Order ${number} hasn’t been paid yet. Please don’t pay it any more.`,
  notOrdered: "Nothing was ordered and nothing was paid. Your cart shows which ticket is no longer possible.",
  ticket: {
    moved: "This event was moved, and isn’t on every day of this ticket any more. We’ll contact you.",
    postponed: "This event was postponed. There is no new date yet: you’ll get an email.",
    cancelled: "This event was cancelled. There’s no need to come.",
  },
};

/** Messages on an order page about an event that was moved, postponed or cancelled. */
export const changedEventMessages: Record<Locale, typeof nl> = { nl, en };
