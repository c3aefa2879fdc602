import type { Locale } from "@circuit/contract/locales";

/** Messages of the page for a URL that can't be decoded, such as one that is cut off. */
export const unreadableMessages: Record<Locale, { title: string; text: string; home: string }> = {
  nl: {
    title: "Van de baan geraakt",
    text: "Dit adres kunnen we niet lezen. Misschien is het afgebroken of onderweg veranderd. Probeer de link nog een keer, of begin bij de homepagina.",
    home: "Naar de homepagina",
  },
  en: {
    title: "Off the track",
    text: "We can’t read this address. Perhaps it was cut off, or changed on its way to you. Try the link once more, or start at the home page.",
    home: "Go to the home page",
  },
};
