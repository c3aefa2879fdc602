import type { Locale } from "@circuit/contract/locales";
import { en as english } from "./en.ts";
import { nl as dutch, type Messages } from "./nl.ts";

/** Texts of an error page; `retry` is that of a link to the same URL, absent when a retry can't help. */
interface ErrorTexts {
  title: string;
  text: string;
  retry?: string;
  home: string;
}

const nl = {
  /** The server is overloaded. */
  busy: {
    title: "Druk in de pitstraat",
    text: "Er willen nu veel mensen tegelijk naar binnen. Deze pagina probeert het over een paar seconden vanzelf opnieuw.",
    retry: "Probeer het nu",
    home: "Naar de homepagina",
  },
  /** The site is being prepared for the first time. */
  opening: {
    title: "De poort gaat zo open",
    text: "We zetten de site klaar. Dat duurt hoogstens een minuut; deze pagina probeert het vanzelf opnieuw.",
    retry: "Probeer het nu",
    home: "Naar de homepagina",
  },
  /** The URL can't be decoded, as it is cut off for example. */
  unreadable: {
    title: "Van de baan geraakt",
    text: "Dit adres kunnen we niet lezen. Misschien is het afgebroken of onderweg veranderd. Probeer de link nog een keer, of begin bij de homepagina.",
    home: "Naar de homepagina",
  },
  /** The requested page doesn't have the submitted form (any more). */
  unknownForm: {
    title: "Van de baan geraakt",
    text: "Wat er werd verstuurd hoort bij geen formulier op deze pagina, en is niet aangekomen. Vulde je een formulier in? Ga dan terug: wat je typte staat er meestal nog.",
    home: "Naar de homepagina",
  },
  /** The sender sent far more forms than the rate limit allows. */
  tooManyForms: {
    title: "Even pitstop",
    text: "Er is te vaak iets verstuurd vanaf jouw verbinding. Wacht een kwartier, ga terug naar het formulier en probeer het dan opnieuw.",
    home: "Naar de homepagina",
  },
  ...screenTexts(dutch.errors),
};

const en: typeof nl = {
  busy: {
    title: "Busy in the pit lane",
    text: "A lot of people are coming in at once. This page tries again by itself in a few seconds.",
    retry: "Try now",
    home: "Go to the home page",
  },
  opening: {
    title: "The gate opens in a moment",
    text: "We are getting the site ready. It takes a minute at most; this page tries again by itself.",
    retry: "Try now",
    home: "Go to the home page",
  },
  unreadable: {
    title: "Off the track",
    text: "We can’t read this address. Perhaps it was cut off, or changed on its way to you. Try the link once more, or start at the home page.",
    home: "Go to the home page",
  },
  unknownForm: {
    title: "Off the track",
    text: "What was sent belongs to no form on this page, and hasn’t arrived. Did you fill in a form? Then go back: what you typed is usually still there.",
    home: "Go to the home page",
  },
  tooManyForms: {
    title: "Time for a pit stop",
    text: "Too much has been sent from your connection. Please wait a quarter of an hour, go back to the form and try again.",
    home: "Go to the home page",
  },
  ...screenTexts(english.errors),
};

/** Texts that the application's own error screens have too. */
function screenTexts(errors: Messages["errors"]) {
  const { notFoundTitle, notFoundText, unavailableTitle, unavailableText, retry, backHome } = errors;
  return {
    absent: { title: notFoundTitle, text: notFoundText, home: backHome },
    unavailable: { title: unavailableTitle, text: unavailableText, retry, home: backHome },
  };
}

/** What a static error page is about. */
export type StaticError = keyof typeof nl;

/** Messages of the error pages that the server makes without the application. */
export const staticErrorMessages: Record<Locale, Record<StaticError, ErrorTexts>> = { nl, en };
