import type { EventState } from "#contract/event-state";
import type { Locale } from "#contract/locales";
import type { MailParagraph } from "./order-mail-facts.ts";

/** Facts for the texts of a mail about a changed event. Days and times are formatted already. */
export interface EventMailFacts {
  title: string;
  number: string;
  /** Days of the customer's tickets. */
  days: string;
  /** Whether the event is on all of these days. */
  isOn: boolean;
  /** `paid`: the circuit has the customer's money. `invoiced`: an invoice is to be paid. `open`: nothing was paid. */
  money: "paid" | "invoiced" | "open";
}

interface EventMailWords {
  subject: (facts: EventMailFacts) => string;
  paragraphs: (facts: EventMailFacts) => MailParagraph[];
}

const nl: Record<EventState, EventMailWords> = {
  cancelled: {
    subject: ({ title, number }) => `Afgelast: ${title} (${number})`,
    paragraphs: ({ title, days, money }) => [
      `${title} van ${days} gaat niet door. Je tickets geven geen toegang, en je hoeft niet te komen.`,
      {
        paid: "We nemen contact met je op over je geld. Je hoeft zelf niets te doen.",
        invoiced: "Betaal de factuur niet meer. Deed je dat al, dan nemen we contact met je op over je geld.",
        open: "Je hoeft niets te betalen, en zelf niets te doen.",
      }[money],
    ],
  },
  postponed: {
    subject: ({ title, number }) => `Uitgesteld: ${title} (${number})`,
    paragraphs: ({ title, days, money }) => [
      `${title} van ${days} gaat dan niet door. Een nieuwe datum is er nog niet.`,
      "Je bestelling blijft staan, met je tickets. Zodra er een nieuwe datum is, mailen we je hoe ze dan gelden. Op de oude datum geven ze geen toegang.",
      money === "invoiced"
        ? "Je hoeft de factuur nog niet te betalen: wacht tot je van ons gehoord hebt."
        : "Je hoeft nu zelf niets te doen.",
    ],
  },
  moved: {
    subject: ({ title, number }) => `Verplaatst: ${title} (${number})`,
    paragraphs: ({ title, days, isOn, money }) => [
      `${title} is verplaatst. Hieronder staat wanneer het nu begint.`,
      isOn
        ? `Je tickets voor ${days} blijven geldig. Je hoeft niets te doen.`
        : `Je tickets zijn voor ${days}, en geven op de nieuwe dagen niet vanzelf toegang. We nemen contact met je op. Tot dan blijft je bestelling zoals ze is, en hoef je niets te doen.`,
      !isOn && money === "invoiced" && "Je hoeft de factuur nog niet te betalen: wacht tot je van ons gehoord hebt.",
    ],
  },
  planned: {
    subject: ({ title, number }) => `Gaat door: ${title} (${number})`,
    paragraphs: ({ title, days, isOn, money }) => [
      `${title} gaat door op de datum hieronder.`,
      isOn
        ? `Wat je bestelde voor ${days}, geldt gewoon.`
        : `Je tickets zijn voor ${days}, en dan is het er niet op elke dag. We nemen contact met je op.`,
      money === "invoiced" &&
        (isOn
          ? "De factuur geldt: betaal hem zoals erop staat, als je dat nog niet deed."
          : "Je hoeft de factuur nog niet te betalen: wacht tot je van ons gehoord hebt."),
    ],
  },
};

const en: Record<EventState, EventMailWords> = {
  cancelled: {
    subject: ({ title, number }) => `Cancelled: ${title} (${number})`,
    paragraphs: ({ title, days, money }) => [
      `${title} of ${days} won’t take place. Your tickets admit nobody, and there’s no need to come.`,
      {
        paid: "We’ll contact you about your money. There’s nothing you need to do.",
        invoiced: "Please don’t pay the invoice any more. If you already have, we’ll contact you about your money.",
        open: "You don’t have to pay anything, and there’s nothing you need to do.",
      }[money],
    ],
  },
  postponed: {
    subject: ({ title, number }) => `Postponed: ${title} (${number})`,
    paragraphs: ({ title, days, money }) => [
      `${title} of ${days} won’t take place then. There is no new date yet.`,
      "Your order stands, with your tickets. As soon as there is a new date, we’ll mail you how they hold for it. On the old date they admit nobody.",
      money === "invoiced"
        ? "You don’t have to pay the invoice yet: please wait until you’ve heard from us."
        : "There’s nothing you need to do now.",
    ],
  },
  moved: {
    subject: ({ title, number }) => `Moved: ${title} (${number})`,
    paragraphs: ({ title, days, isOn, money }) => [
      `${title} was moved. When it begins now is below.`,
      isOn
        ? `Your tickets for ${days} stay valid. There’s nothing you need to do.`
        : `Your tickets are for ${days}, and don’t admit you on the new days by themselves. We’ll contact you. Until then your order stays as it is, and there’s nothing you need to do.`,
      !isOn && money === "invoiced" && "You don’t have to pay the invoice yet: please wait until you’ve heard from us.",
    ],
  },
  planned: {
    subject: ({ title, number }) => `Going ahead: ${title} (${number})`,
    paragraphs: ({ title, days, isOn, money }) => [
      `${title} is going ahead on the date below.`,
      isOn
        ? `What you ordered for ${days} is valid as it is.`
        : `Your tickets are for ${days}, and it isn’t on all of those days. We’ll contact you.`,
      money === "invoiced" &&
        (isOn
          ? "The invoice holds: please pay it as it says, if you haven’t yet."
          : "You don’t have to pay the invoice yet: please wait until you’ve heard from us."),
    ],
  },
};

export const eventMailWords: Record<Locale, Record<EventState, EventMailWords>> = { nl, en };

/** Labels of an event's new start, and of its old one. */
export const eventDateWords: Record<Locale, { now: string; before: string }> = {
  nl: { now: "Begint op", before: "Zou beginnen op" },
  en: { now: "Begins on", before: "Was to begin on" },
};
