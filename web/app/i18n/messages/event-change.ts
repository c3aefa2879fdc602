import type { Locale } from "@circuit/contract/locales";

const nl = {
  was: "Was op",
  before: "Zou beginnen op",
  now: "Het wordt",
  hour: "uur",
  toCalendar: "Bekijk wat er wel is",
  moved: "Had je al besteld? Dan mailen we je wat er met je tickets gebeurt. Het staat ook bij je bestelling.",
  cancelled: [
    {
      question: "Wat je moet doen",
      answer: "Niets",
      text: "Je hoeft niet te komen. Een factuur die nog openstaat, betaal je niet meer.",
    },
    { question: "Je ticket", answer: "Vervalt", text: "De code geeft geen toegang meer. Je bestelling zegt het ook." },
    {
      question: "Je hoort van ons",
      answer: "Per mail",
      text: "Iedereen die bestelde krijgt een mail. Betaalde je, dan nemen we contact met je op over je geld.",
    },
  ],
  postponed: [
    {
      question: "Wat je moet doen",
      answer: "Niets",
      text: "Je hoeft niet te komen. Een factuur die nog openstaat, hoef je nog niet te betalen.",
    },
    {
      question: "Je ticket",
      answer: "Blijft",
      text: "Je bestelling blijft staan. Op de oude datum geeft je ticket geen toegang.",
    },
    { question: "De nieuwe datum", answer: "Volgt", text: "Zodra hij er is, krijgt iedereen die bestelde een mail." },
  ],
};

const en: typeof nl = {
  was: "Was on",
  before: "Was to begin on",
  now: "It’s now",
  hour: "h",
  toCalendar: "See what is on",
  moved: "Have you ordered already? Then we’ll mail you what happens with your tickets. Your order says so too.",
  cancelled: [
    {
      question: "What you need to do",
      answer: "Nothing",
      text: "There’s no need to come. Please don’t pay an invoice that is still open.",
    },
    { question: "Your ticket", answer: "Is void", text: "Its code admits nobody any more. Your order says so too." },
    {
      question: "You’ll hear from us",
      answer: "By email",
      text: "Everyone who ordered gets an email. If you’ve paid, we’ll contact you about your money.",
    },
  ],
  postponed: [
    {
      question: "What you need to do",
      answer: "Nothing",
      text: "There’s no need to come. An invoice that is still open needn’t be paid yet.",
    },
    {
      question: "Your ticket",
      answer: "Stands",
      text: "Your order stands. On the old date your ticket admits nobody.",
    },
    {
      question: "The new date",
      answer: "Follows",
      text: "As soon as there is one, everyone who ordered gets an email.",
    },
  ],
};

/** Messages of the page of a moved, postponed or cancelled event; only the server loads them. */
export const eventChangeMessages: Record<Locale, typeof nl> = { nl, en };
