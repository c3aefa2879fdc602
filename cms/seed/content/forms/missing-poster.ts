import { form, part, question } from "../form-document.ts";
import { agreement, email } from "./person.ts";

/** F06: a poster that was missing. */
export const missingPosterForm = form(
  "missing-poster",
  { recipients: "posters@circuit-drenthe.example", retentionDays: 365 },
  {
    title: ["Ik heb er een", "I have one"],
    slug: ["poster-gevonden", "poster-found"],
    intro: [
      "Een foto met je telefoon is genoeg; vouwen en koffievlekken horen erbij.",
      "A photo taken with your phone will do; folds and coffee stains are part of it.",
    ],
    submitLabel: ["Verstuur je vondst", "Send us your find"],
    thanksTitle: ["Daar gaan we voor zitten", "We’ll sit down for this"],
    thanksText: [
      "Je foto en je verhaal zijn binnen. We mailen je om af te spreken, en nemen zelf de koffie mee.",
      "We have your photo and your story. We’ll write to arrange a visit, and we bring the coffee.",
    ],
    privacyNote: [
      "We bewaren je foto en je verhaal een jaar; je naam komt alleen met jouw ja onder het affiche.",
      "We keep your photo and story for a year; your name goes under the poster only if you say yes.",
    ],
    confirmationText: [
      "Wat mooi dat je ons schrijft over een affiche. We laten snel iets horen.",
      "How good of you to write to us about a poster. You’ll hear from us soon.",
    ],
  },
  [
    ...part(
      ["Het affiche", "The poster"],
      [
        question("number", "year", ["Van welk jaar is het?", "Which year is it from?"], {
          required: true,
          width: "half",
          decimals: 0,
          min: 1926,
          max: 2026,
          help: [
            "Niet zeker? Schat het, en schrijf dat bij je verhaal.",
            "Not sure? Make a guess, and say so in your story.",
          ],
        }),
        question("file", "photo", ["Foto van het affiche", "Photo of the poster"], {
          required: true,
          maxFiles: 3,
          maxMegabytes: 15,
        }),
        question("long-text", "story", ["Je verhaal", "Your story"], {
          required: true,
          minLength: 10,
          maxLength: 4000,
          rows: 6,
          help: ["Hoe kwam je eraan, en wat weet je erover?", "How did you come by it, and what do you know about it?"],
        }),
        question("checkbox", "lend", ["Jullie mogen het lenen voor een scan.", "You may borrow it for a scan."]),
      ],
    ),
    ...part(
      ["Jij", "You"],
      [
        question("text", "name", ["Naam", "Name"], { required: true, width: "half", maxLength: 120, autofill: "name" }),
        email(false),
        agreement,
      ],
    ),
  ],
);
