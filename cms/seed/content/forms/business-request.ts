import { form, part, question } from "../form-document.ts";
import { agreement, comments, company, email, firstname, lastname, phone, salutation } from "./person.ts";

const day = [
  question("choice", "arrangement", ["Welk arrangement?", "Which package?"], {
    required: true,
    display: "select",
    placeholder: ["Kies een arrangement", "Choose a package"],
    options: [
      ["lounge-startbrink", "Lounge Startbrink", "Startbrink Lounge"],
      ["achter-de-pitbox", "Achter de pitbox", "Behind the pit garage"],
      ["terras-korhoen", "Terras Korhoen", "Korhoen terrace"],
      ["vergaderen-op-start-finish", "Vergaderen op start/finish", "Meet on the start line"],
      ["tafel-van-de-baanmeester", "Tafel van de baanmeester", "The track manager’s table"],
      ["rondje-met-de-zaak", "Rondje met de zaak", "Company lap day"],
      ["open", "Weet ik nog niet", "Not sure yet"],
    ],
  }),
  question("number", "visitors", ["Aantal gasten", "Number of guests"], {
    required: true,
    width: "half",
    decimals: 0,
    min: 1,
    max: 1200,
    help: ["Ongeveer is goed.", "Roughly will do."],
  }),
  question("date", "preferredDate", ["Voorkeursdatum", "Preferred date"], {
    width: "half",
    minDaysFromToday: 14,
    maxDaysFromToday: 730,
    help: ["Minstens twee weken vanaf nu.", "At least two weeks from now."],
  }),
  question("choice", "ratherVip", ["Liever een vip-arrangement?", "Would you rather have a hospitality package?"], {
    showWhenField: "arrangement",
    showWhenValue: "open",
    options: [
      ["yes", "Ja", "Yes"],
      ["no", "Nee", "No"],
    ],
  }),
  question("choice", "findUs", ["Hoe heb je ons gevonden?", "How did you find us?"], {
    options: [
      ["relations", "Via een bekende", "Through someone I know"],
      ["google", "Google", "Google"],
      ["linkedin", "LinkedIn", "LinkedIn"],
      ["other", "Anders", "Other"],
    ],
  }),
  question("text", "findUsOther", ["Hoe dan?", "How, then?"], {
    maxLength: 120,
    showWhenField: "findUs",
    showWhenValue: "other",
  }),
];

/** F07: a request for an arrangement or a day for a company. */
export const businessRequestForm = form(
  "business-request",
  { recipients: "zakelijk@circuit-drenthe.example", retentionDays: 365 },
  {
    title: ["Vraag een voorstel aan", "Ask for a proposal"],
    slug: ["zakelijke-aanvraag", "business-request"],
    intro: [
      "Vertel Rutger met hoeveel je komt en wat je gasten moeten onthouden. Binnen twee werkdagen ligt er een voorstel, met prijzen exclusief btw.",
      "Tell Rutger how many of you are coming and what your guests should remember. You’ll have a proposal within two working days, with prices excluding VAT.",
    ],
    submitLabel: ["Vraag het voorstel aan", "Ask for a proposal"],
    thanksTitle: ["Rutger pakt zijn agenda", "Rutger is getting out his diary"],
    thanksText: [
      "Je aanvraag is binnen. Binnen twee werkdagen ligt er een voorstel in je mail.",
      "We have your request. A proposal will be in your inbox within two working days.",
    ],
    thanksSteps: [
      [
        "Vandaag: Rutger leest je aanvraag en belt als er iets onduidelijk is.",
        "Today: Rutger reads your request, and rings if anything is unclear.",
      ],
      [
        "Binnen twee werkdagen: het voorstel ligt in je mail, met prijzen exclusief btw.",
        "Within two working days: the proposal is in your inbox, with prices excluding VAT.",
      ],
      [
        "Daarna: je kiest, schuift of bedankt. Je aanvraag wissen we na een jaar.",
        "After that: you choose, change or decline. We delete your request after a year.",
      ],
    ],
    privacyNote: [
      "We gebruiken je gegevens voor het voorstel en wissen ze na een jaar.",
      "We use your details for the proposal and delete them after a year.",
    ],
    confirmationText: [
      "Dank je voor je aanvraag. Binnen twee werkdagen stuurt Rutger Oosting je een voorstel op maat.",
      "Thank you for your request. Rutger Oosting will send you a proposal within two working days.",
    ],
  },
  [
    ...part(
      ["Jij en je bedrijf", "You and your company"],
      [salutation, company(true), firstname, lastname, phone, email(false)],
    ),
    ...part(["Jullie dag", "Your day"], day),
    ...part(["Tot slot", "To finish"], [comments, agreement]),
  ],
);
