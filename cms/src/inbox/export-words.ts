import type { Locale } from "#contract/locales";

/** Words for stored values. They repeat those in `admin/translations`, which is code for the browser. */
const choices: Record<Locale, Record<string, string>> = {
  nl: {
    new: "Nieuw",
    handled: "Afgehandeld",
    spam: "Spam",
    pending: "Nog niet bevestigd",
    confirmed: "Bevestigd",
    "ticket-alarm": "Ticketalarm",
    newsletter: "Nieuwsbrief",
    nl: "Nederlands",
    en: "Engels",
  },
  en: {
    new: "New",
    handled: "Handled",
    spam: "Spam",
    pending: "Not confirmed yet",
    confirmed: "Confirmed",
    "ticket-alarm": "Ticket alarm",
    newsletter: "Newsletter",
    nl: "Dutch",
    en: "English",
  },
};

/** Words in exports of the inbox, by the panel's language. */
export const exportWords = {
  nl: {
    submissionHead: ["Ontvangen op", "Kenmerk", "Formulier", "Status", "Afzender", "Taal", "Aantekening"],
    subscriptionHead: [
      "Aangemeld op",
      "E-mailadres",
      "Waarvoor",
      "Evenement",
      "Status",
      "Taal",
      "Bevestigd op",
      "Afmelden",
    ],
    choice: (value: string) => choices.nl[value] ?? value,
    yes: "ja",
    no: "nee",
  },
  en: {
    submissionHead: ["Received at", "Reference", "Form", "Status", "Sender", "Language", "Note"],
    subscriptionHead: ["Signed up at", "Email", "For", "Event", "Status", "Language", "Confirmed at", "Unsubscribe"],
    choice: (value: string) => choices.en[value] ?? value,
    yes: "yes",
    no: "no",
  },
};
