import type { Locale } from "@circuit/contract/locales";

const nl = {
  text: "We kunnen je formulier nu niet aannemen. Wat je invulde staat nog in deze pagina: laat haar open, en verstuur het over een minuut nog eens.",
  send: "Verstuur het nog eens",
  files: "Een bestand dat je meestuurde voeg je daarna opnieuw toe.",
};

const en: typeof nl = {
  text: "We can’t take your form right now. What you filled in is still in this page: leave it open, and send it again in a minute.",
  send: "Send it again",
  files: "If you sent a file, you’ll need to add it again after that.",
};

/** Messages of the error screen that offers the values of a submitted form again. */
export const submittedValuesMessages: Record<Locale, typeof nl> = { nl, en };
