import { form, part, question } from "../form-document.ts";
import {
  address,
  agreement,
  comments,
  company,
  email,
  firstname,
  lastname,
  phoneForQuestions,
  salutation,
} from "./person.ts";

const press = [
  question("choice", "jobFunction", ["Functie", "Job function"], {
    required: true,
    options: [
      ["photographer", "Fotograaf", "Photographer"],
      ["journalist", "Journalist", "Journalist"],
      ["videographer", "Videograaf", "Videographer"],
      ["television", "Televisie", "Television"],
      ["radio", "Radio", "Radio"],
      ["influencer", "Influencer of contentmaker", "Influencer or content creator"],
      ["drone-pilot", "Dronepiloot", "Drone pilot"],
    ],
  }),
  question("text", "flightPlan", ["Nummer van je vluchtplan", "Number of your flight plan"], {
    required: true,
    maxLength: 60,
    help: [
      "Zonder goedgekeurd vluchtplan blijft de drone in de tas. We sturen je de kaart met de vliegzones.",
      "Without an approved flight plan the drone stays in its bag. We’ll send you the map with the flying zones.",
    ],
    showWhenField: "jobFunction",
    showWhenValue: "drone-pilot",
  }),
  question("choice", "accreditationEvent", ["Voor welk evenement?", "For which event?"], {
    required: true,
    source: "events",
    daysAhead: 28,
    display: "select",
    placeholder: ["Kies een evenement", "Choose an event"],
  }),
  question("file", "pressCard", ["Je perskaart", "Your press card"], {
    required: true,
    accept: "pictures-or-pdf",
    maxMegabytes: 10,
    help: [
      "Heb je geen perskaart? Stuur dan de opdracht van je redactie.",
      "No press card? Send the assignment from your newsroom instead.",
    ],
  }),
  question("long-text", "workPublished", ["Waar is je werk verschenen?", "Where has your work been published?"], {
    required: true,
    minLength: 10,
    maxLength: 2000,
    rows: 4,
    help: [
      "Drie links naar recent werk zijn genoeg; noem ook voor wie je het maakte.",
      "Three links to recent work will do; tell us whom you made it for.",
    ],
  }),
];

const declarations = [
  question(
    "checkbox",
    "pressCriteria",
    ["Ik voldoe aan de criteria voor de pers.", "I meet the criteria for the press."],
    {
      required: true,
      errorLabel: ["Criteria voor de pers", "Press criteria"],
      help: [
        "Je werkt voor een redactie of levert er aan, en je draagt langs de baan het hesje.",
        "You work for a newsroom or supply one, and wear the tabard at the track.",
      ],
    },
  ),
  question(
    "checkbox",
    "truthDeclaration",
    ["Ik heb alles naar waarheid ingevuld.", "Everything I have filled in is true."],
    { required: true, errorLabel: ["Verklaring", "Declaration"] },
  ),
];

/** F03: a press accreditation for one event. */
export const accreditationForm = form(
  "accreditation",
  { recipients: "pers@circuit-drenthe.example", retentionDays: 365 },
  {
    title: ["Vraag je accreditatie aan", "Apply for accreditation"],
    slug: ["accreditatie", "accreditation"],
    intro: [
      "Een formulier per evenement en per persoon, tot vier weken van tevoren. Tien minuten werk, en wat je invult blijft staan als je tussendoor wegloopt.",
      "One form for each event and each person, up to four weeks ahead. It takes ten minutes, and what you fill in stays if you walk away.",
    ],
    submitLabel: ["Verstuur je aanvraag", "Send your application"],
    thanksTitle: ["Je aanvraag is binnen", "We have your application"],
    thanksText: [
      "Noor leest elke aanvraag zelf. Binnen vijf werkdagen hoor je of je erbij bent.",
      "Noor reads every application herself. You’ll hear within five working days.",
    ],
    thanksSteps: [
      ["Vandaag: je krijgt een mail met je nummer.", "Today: you get an email with your number."],
      [
        "Binnen vijf werkdagen: je hoort of je erbij bent, en wat je pas opent.",
        "Within five working days: you hear whether you’re in, and what your pass opens.",
      ],
      [
        "Op de dag zelf: je haalt je pas op bij Ingang Zuid, met je legitimatie.",
        "On the day: collect your pass at the South entrance, with your ID.",
      ],
    ],
    privacyNote: [
      "We gebruiken je gegevens voor je accreditatie en wissen ze een jaar na je aanvraag.",
      "We use your details for your accreditation and delete them a year after you apply.",
    ],
    confirmationText: [
      "Je aanvraag voor een accreditatie is binnen. Binnen vijf werkdagen hoor je of je erbij bent. Klopt er iets niet? Antwoord dan op deze mail.",
      "We have your application for accreditation. You’ll hear within five working days. Is something wrong? Just reply to this email.",
    ],
  },
  [
    ...part(
      ["Jij", "You"],
      [
        salutation,
        company(true),
        firstname,
        lastname,
        question("date", "birthdate", ["Geboortedatum", "Date of birth"], {
          required: true,
          width: "half",
          min: "1920-01-01",
          maxDaysFromToday: -5844,
          autofill: "bday",
          help: ["Langs de baan mag je vanaf 16 jaar.", "You may go trackside from the age of 16."],
        }),
        phoneForQuestions,
      ],
    ),
    ...part(["Mail en adres", "Email and address"], [email(true), address]),
    ...part(["Je werk", "Your work"], [...press, comments]),
    ...part(["Verklaren en versturen", "Declare and send"], [...declarations, agreement]),
  ],
);
