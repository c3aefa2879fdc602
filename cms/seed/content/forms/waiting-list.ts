import type { SeedFields } from "../../document.ts";
import { accommodation } from "../accommodation.ts";
import { form, question } from "../form-document.ts";
import { agreement, comments, email, firstname, lastname } from "./person.ts";

const stays = accommodation.map(({ key, nl, en }) => [key, titleOf(nl), titleOf(en)] as const);

function titleOf(fields: SeedFields | null): string {
  const title = fields?.title;
  if (typeof title !== "string") throw new Error("A place to stay has no name");
  return title;
}

/** A place on the waiting list of a place to stay that is full. */
export const waitingListForm = form(
  "waiting-list",
  { recipients: "welkom@circuit-drenthe.example", retentionDays: 365 },
  {
    title: ["Zet me op de lijst", "Put me on the list"],
    slug: ["wachtlijst-verblijf", "waiting-list-stay"],
    intro: [
      "Wie het eerst op de lijst staat, krijgt als eerste bericht. Je zit nergens aan vast.",
      "First on the list is first to hear. You’re not committed to anything.",
    ],
    submitLabel: ["Zet me op de lijst", "Put me on the list"],
    thanksTitle: ["Je staat op de lijst", "You’re on the list"],
    thanksText: [
      "Komt er een plek vrij, dan mailen we de lijst op volgorde. Je hoeft nu niets te doen.",
      "When a place comes free, we email the list in order. There’s nothing for you to do now.",
    ],
    thanksSteps: [
      [
        "Komt er een plek vrij: je krijgt een mail en houdt die plek twee dagen vast.",
        "When a place comes free: you get an email, and we hold that place for you for two days.",
      ],
      [
        "Zeg je nee of hoor je niets: dan is de volgende aan de beurt.",
        "If you say no, or say nothing, the next in line gets it.",
      ],
      ["Na een jaar: we wissen je gegevens.", "After a year: we delete your details."],
    ],
    privacyNote: [
      "We gebruiken je gegevens alleen voor deze lijst en bewaren ze een jaar.",
      "We use your details for this list only, and keep them for a year.",
    ],
    confirmationText: [
      "Je staat op de wachtlijst. Komt er een plek vrij, dan mailen we de lijst op volgorde.",
      "You’re on the waiting list. When a place comes free, we email the list in order.",
    ],
  },
  [
    question("choice", "stay", ["Waar wil je slapen?", "Where would you like to sleep?"], {
      required: true,
      display: "select",
      width: "half",
      placeholder: ["Kies een verblijf", "Choose a place to stay"],
      options: stays,
    }),
    question("choice", "event", ["Bij welk evenement?", "For which event?"], {
      required: true,
      source: "events",
      display: "select",
      width: "half",
      placeholder: ["Kies een evenement", "Choose an event"],
    }),
    question("number", "people", ["Aantal mensen", "Number of people"], {
      required: true,
      width: "half",
      decimals: 0,
      min: 1,
      max: 40,
    }),
    firstname,
    lastname,
    email(false),
    comments,
    agreement,
  ],
);
