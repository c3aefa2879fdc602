import type { Locale } from "@circuit/contract/locales";

interface OtherBrowserMessages {
  title: string;
  text: string;
}

/** Messages of a checkout that is opened in another browser than the one that began it. */
export const otherBrowserMessages: Record<Locale, OtherBrowserMessages> = {
  nl: {
    title: "Deze bestelling begon in een andere browser",
    text: "Ga daar verder, of bestel hier met je eigen winkelwagen. Zo komen tickets alleen bij wie ze bestelt.",
  },
  en: {
    title: "Another browser began this order",
    text: "Go on there, or order here with your own cart. That way tickets only go to whoever orders them.",
  },
};
