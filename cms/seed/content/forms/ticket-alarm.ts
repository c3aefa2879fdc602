import { form, question } from "../form-document.ts";
import { agreement, email } from "./person.ts";

/** F18: one mail as soon as there are tickets of an event to buy. */
export const ticketAlarmForm = form(
  "ticket-alarm",
  { recipients: "", purpose: "ticket-alarm" },
  {
    title: ["Zet de wekker", "Set the alarm"],
    slug: ["ticketalarm", "ticket-alarm"],
    intro: [
      "Kies je evenement en laat je adres achter. Je krijgt één mail zodra er kaarten te koop zijn; zijn ze dat al, dan meteen.",
      "Choose your event and leave your address. You’ll get one email as soon as there are tickets to buy; if there are already, at once.",
    ],
    submitLabel: ["Zet de wekker", "Set the alarm"],
    thanksTitle: ["Nog één klik", "One more click"],
    thanksText: [
      "We hebben je een mail gestuurd. Klik op de link daarin, dan staat de wekker. Zonder klik gebeurt er niets.",
      "We’ve sent you an email. Follow the link in it and the alarm is set. Without that click, nothing happens.",
    ],
    thanksSteps: [
      [
        "Nu: kijk in je mail, ook bij de ongewenste, en druk op de knop.",
        "Now: check your email, junk included, and press the button.",
      ],
      [
        "Zodra er kaarten zijn: je krijgt één mail met de link naar de verkoop.",
        "As soon as there are tickets: you get one email with the link to the sale.",
      ],
      ["Na het evenement: we wissen je adres.", "After the event: we delete your address."],
    ],
    privacyNote: [
      "We gebruiken je adres alleen voor deze wekker en wissen het na het evenement.",
      "We use your address for this alarm only, and delete it after the event.",
    ],
    confirmationText: [
      "Je krijgt dan één mail, zodra er kaarten te koop zijn. Zo sta je vooraan, ook als het hard gaat.",
      "You’ll then get one email, as soon as there are tickets to buy. That puts you at the front, however fast it goes.",
    ],
  },
  [
    email(false),
    question("choice", "event", ["Voor welk evenement?", "For which event?"], {
      required: true,
      source: "events",
      display: "select",
      placeholder: ["Kies een evenement", "Choose an event"],
    }),
    agreement,
  ],
);
