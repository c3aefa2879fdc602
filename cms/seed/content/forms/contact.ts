import { form, question } from "../form-document.ts";
import { agreement, email } from "./person.ts";

/** F02: a message to the office. */
export const contactForm = form(
  "contact",
  { recipients: "info@circuit-drenthe.example" },
  {
    title: ["Stuur ons een bericht", "Send us a message"],
    slug: ["contact", "contact"],
    intro: [
      "Schrijf het zoals je het aan de balie zou vragen. Op werkdagen antwoorden we dezelfde dag.",
      "Put it the way you’d ask it at the desk. On weekdays we answer the same day.",
    ],
    submitLabel: ["Verstuur je bericht", "Send your message"],
    thanksTitle: ["Het ligt bij ons op tafel", "It’s on our desk"],
    thanksText: [
      "We mailen je dat het er is. Op werkdagen antwoorden we dezelfde dag; na een raceweekend gunnen we onszelf er een bij.",
      "We’re emailing you that it has arrived. On weekdays we answer the same day; after a race weekend we allow ourselves one more.",
    ],
    privacyNote: [
      "We gebruiken je gegevens om je te antwoorden en wissen ze na een half jaar.",
      "We use your details to answer you, and delete them after half a year.",
    ],
    confirmationText: [
      "Dank je voor je bericht. Het ligt bij ons op tafel.",
      "Thank you for your message. It’s on our desk.",
    ],
  },
  [
    question("text", "name", ["Naam", "Name"], { required: true, width: "half", maxLength: 120, autofill: "name" }),
    email(false),
    question("long-text", "message", ["Bericht", "Message"], {
      required: true,
      minLength: 10,
      maxLength: 4000,
      rows: 7,
    }),
    agreement,
  ],
);
