import { form, part, question } from "../form-document.ts";
import { address, agreement, comments, email, firstname, lastname, phoneFor } from "./person.ts";

/** F04: signing up as an official or volunteer. */
export const officialForm = form(
  "official",
  { recipients: "baanposten@circuit-drenthe.example", retentionDays: 365 },
  {
    title: ["Meld je aan", "Sign up"],
    slug: ["official-worden", "become-an-official"],
    intro: [
      "Ervaring is niet nodig, vroeg opstaan wel. Harm belt je binnen een week over je proefdag.",
      "No experience needed, early rising is. Harm will ring you within a week about your trial day.",
    ],
    submitLabel: ["Meld je aan", "Sign up"],
    thanksTitle: ["Welkom in het oranje", "Welcome to the orange side"],
    thanksText: [
      "Je aanmelding is binnen. Harm belt je binnen een week, meestal vanuit de kantine.",
      "We have your details. Harm will ring you within a week, usually from the canteen.",
    ],
    privacyNote: [
      "We bewaren je aanmelding een jaar, zodat je ook volgend seizoen nog in beeld bent.",
      "We keep your details for a year, so that we’ll still know you next season.",
    ],
    confirmationText: [
      "Fijn dat je wilt helpen. Harm belt je binnen een week om een proefdag af te spreken.",
      "Good to know you want to help. Harm will ring you within a week to arrange a trial day.",
    ],
  },
  [
    ...part(
      ["Jij", "You"],
      [
        firstname,
        lastname,
        question("choice", "gender", ["Geslacht", "Gender"], {
          help: ["Voor de snit van je overall.", "For the cut of your overalls."],
          options: [
            ["male", "Man", "Male"],
            ["female", "Vrouw", "Female"],
            ["other", "Anders", "Other"],
          ],
        }),
        question("date", "birthdate", ["Geboortedatum", "Date of birth"], {
          required: true,
          width: "half",
          min: "1930-01-01",
          maxDaysFromToday: -5844,
          autofill: "bday",
          help: ["Helpen mag vanaf 16 jaar.", "You can help from the age of 16."],
        }),
        phoneFor(["Hierop belt Harm je over je proefdag.", "Harm will ring you on this number about your trial day."]),
      ],
    ),
    ...part(["Mail en adres", "Email and address"], [email(true), address]),
    ...part(
      ["Op je post", "At your post"],
      [
        question("choice", "position", ["Waar wil je staan?", "Where would you like to be?"], {
          required: true,
          options: [
            ["outer-ring", "Buitenring", "Outer ring"],
            ["inner-ring", "Binnenring", "Inner ring"],
            ["no-preference", "Geen voorkeur", "No preference"],
          ],
        }),
        question("text", "gotHere", ["Hoe kwam je bij ons terecht?", "How did you hear about us?"], {
          required: true,
          maxLength: 200,
          placeholder: ["Mijn buurman staat op post 17", "My neighbour is at post 17"],
        }),
        comments,
        agreement,
      ],
    ),
  ],
);
