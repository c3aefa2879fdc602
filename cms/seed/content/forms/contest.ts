import { form, question } from "../form-document.ts";
import { agreement, email, firstname, lastname, phone } from "./person.ts";

/** F05: one line for the contest. */
export const contestForm = form(
  "contest",
  { recipients: "winactie@circuit-drenthe.example", retentionDays: 365 },
  {
    title: ["Maak de zin af", "Finish the sentence"],
    slug: ["winactie", "contest"],
    intro: [
      "Eén zin per persoon. De jury houdt van kort, en van rijm alleen als het echt niet anders kan.",
      "One line each. The jury likes them short, and rhymed only if there’s no other way.",
    ],
    submitLabel: ["Doe mee", "Enter"],
    thanksTitle: ["Je zin doet mee", "Your line is in"],
    thanksText: [
      "De jury leest hem hardop voor, dus hij telt. De winnaar bellen we binnen een week na het sluiten.",
      "The jury will read it out loud, so it counts. We’ll ring the winner within a week of closing.",
    ],
    privacyNote: [
      "We gebruiken je gegevens alleen voor deze winactie en wissen ze een jaar na je inzending.",
      "We use your details for this contest only, and delete them a year after you enter.",
    ],
    confirmationText: [
      "Je zin doet mee. Hoor je niets, dan was iemand anders grappiger.",
      "Your line is in. If you hear nothing, someone else was funnier.",
    ],
  },
  [
    question("long-text", "answer", ["Als ik door de Korhoen ga, dan …", "When I go through Korhoen, I …"], {
      required: true,
      minLength: 5,
      maxLength: 200,
      rows: 3,
    }),
    firstname,
    lastname,
    email(false),
    phone,
    question("text", "city", ["Woonplaats", "Where you live"], { required: true, width: "half", maxLength: 80 }),
    question("checkbox", "adult", ["Ik ben 18 jaar of ouder.", "I am 18 or over."], {
      required: true,
      errorLabel: ["Leeftijd", "Age"],
    }),
    agreement,
  ],
);
