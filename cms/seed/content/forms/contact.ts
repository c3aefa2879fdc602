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
      "Schrijf het zoals je het aan de balie zou vragen. Binnen één werkdag heb je antwoord.",
      "Put it the way you’d ask it at the desk. You’ll have an answer within one working day.",
    ],
    submitLabel: ["Verstuur je bericht", "Send your message"],
    thanksTitle: ["Het ligt bij ons op tafel", "It’s on our desk"],
    thanksText: [
      "We mailen je dat het er is. Binnen één werkdag heb je antwoord; na een raceweekend gunnen we onszelf er een bij.",
      "We’re emailing you that it has arrived. You’ll have an answer within one working day; after a race weekend we allow ourselves one more.",
    ],
    thanksSteps: [
      [
        "Vandaag: je bericht gaat naar wie het weet, en je krijgt een mail dat het er is.",
        "Today: your message goes to whoever knows, and you get an email saying it’s here.",
      ],
      [
        "Binnen één werkdag: je krijgt antwoord. Soms bellen we even.",
        "Within one working day: you get an answer. Sometimes we ring.",
      ],
      ["Daarna: na een half jaar wissen we je bericht.", "After that: we delete your message after half a year."],
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
