import type { Locale } from "@circuit/contract/locales";

const nl = {
  problems: {
    otherAccount: {
      title: "Je bent nu met een ander account ingelogd.",
      text: "Wat je verstuurde hoorde bij een ander account. Er is niets gewijzigd. Hieronder staat het account waarmee je nu bent ingelogd.",
    },
    signedOut: {
      title: "Je bent uitgelogd.",
      text: "Er is nog niets bewaard. Wat je invulde staat hieronder: log in op een nieuw tabblad, en druk daarna hier op ‘Bewaar’.",
    },
  },
  newTab: "Log in (opent een nieuw tabblad)",
  done: {
    ended: "Je was al uitgelogd, dus er is niets gewijzigd. Log opnieuw in.",
    "other-sessions": "Je bent overal uitgelogd, behalve hier.",
  },
};

const en: typeof nl = {
  problems: {
    otherAccount: {
      title: "You’re now logged in with another account.",
      text: "What you sent belonged to another account. Nothing was changed. Below is the account that you’re logged in with now.",
    },
    signedOut: {
      title: "You’re logged out.",
      text: "Nothing is saved yet. What you filled in is below: log in on a new tab, then press ‘Save’ here.",
    },
  },
  newTab: "Log in (opens a new tab)",
  done: {
    ended: "You had already been logged out, so nothing was changed. Please log in again.",
    "other-sessions": "You’re logged out everywhere but here.",
  },
};

/** Messages about a session that has ended, or belongs to another account. */
export const endedSessionMessages: Record<Locale, typeof nl> = { nl, en };
