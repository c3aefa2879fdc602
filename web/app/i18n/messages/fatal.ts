import type { Locale } from "@circuit/contract/locales";

interface FatalMessages {
  title: string;
  text: string;
  retry: string;
  home: string;
  /** Shown when code or data of a page can't be fetched, mostly without a connection. */
  unreachable: { title: string; text: string };
}

/** Messages of the error screens that show when hardly anything could be loaded. */
export const fatalMessages: Record<Locale, FatalMessages> = {
  nl: {
    title: "Rode vlag",
    text: "Er ging iets mis, en dat ligt aan ons. De fout is genoteerd. Probeer het zo nog eens.",
    retry: "Probeer opnieuw",
    home: "Naar de homepagina",
    unreachable: {
      title: "Deze pagina komt niet door",
      text: "We kunnen haar nu niet ophalen. Heb je even geen verbinding? Zodra die er weer is, komt de pagina vanzelf.",
    },
  },
  en: {
    title: "Red flag",
    text: "Something went wrong, and it’s on our side. The fault has been logged. Please try again in a moment.",
    retry: "Try again",
    home: "Go to the home page",
    unreachable: {
      title: "This page isn’t coming through",
      text: "We can’t fetch it just now. Are you offline? As soon as you’re back online, the page loads by itself.",
    },
  },
};
