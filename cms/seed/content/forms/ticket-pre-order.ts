import { form, part, question } from "../form-document.ts";
import { address, agreement, email, firstname, lastname, phone } from "./person.ts";

const order = [
  question("choice", "ticketDay", ["Voor welke dag?", "For which day?"], {
    required: true,
    options: [
      ["sunday", "Zondag", "Sunday"],
      ["saturday", "Zaterdag", "Saturday"],
      ["friday", "Vrijdag", "Friday"],
      ["three-days", "3 dagen", "3 days"],
    ],
  }),
  question("number", "amount", ["Aantal kaarten", "Number of tickets"], {
    required: true,
    width: "half",
    decimals: 0,
    min: 1,
    max: 10,
    help: ["Hoogstens tien per aanvraag.", "Ten per request at most."],
  }),
  question("text", "stands", ["Voorkeur voor een tribune", "Preferred stands"], {
    width: "half",
    maxLength: 200,
    help: ["Zoals: Hoofdtribune, anders Korhoen.", "Such as: Main stand, otherwise Korhoen."],
  }),
  question("text", "paymentReference", ["Betalingskenmerk", "Payment reference"], {
    maxLength: 60,
    help: [
      "Wat er op de factuur moet staan, zoals een bestelnummer. Je betaalt pas als je stoelen vaststaan.",
      "What the invoice should say, such as an order number. You pay only once your seats are certain.",
    ],
  }),
];

/** F08: a request for seats together, or in a stand that is sold out. */
export const ticketPreOrderForm = form(
  "ticket-pre-order",
  { recipients: "tickets@circuit-drenthe.example" },
  {
    title: ["Samen zitten bij de TT", "Seats together at the TT"],
    slug: ["voorbestelling-tickets", "ticket-pre-order"],
    intro: [
      "Wil je met z’n allen naast elkaar zitten, of is je tribune uitverkocht? Vraag het hier: er komen elk jaar stoelen terug. Aanvragen verplicht tot niets.",
      "Would you like to sit next to each other, or is your stand sold out? Ask here: seats come back every year. Asking commits you to nothing.",
    ],
    submitLabel: ["Vraag de stoelen aan", "Ask for the seats"],
    thanksTitle: ["Je staat op de lijst", "You’re on the list"],
    thanksText: [
      "We mailen je binnen een week of je stoelen vrij zijn, met de prijs erbij. Betalen doe je daarna pas.",
      "Within a week we’ll write to you whether your seats are free, with the price. You pay only after that.",
    ],
    privacyNote: [
      "We gebruiken je gegevens voor deze aanvraag en wissen ze na een half jaar.",
      "We use your details for this request and delete them after half a year.",
    ],
    confirmationText: [
      "Je aanvraag voor kaarten staat op de lijst. Dit is nog geen bestelling: je krijgt eerst bericht welke stoelen er vrij zijn.",
      "Your request for tickets is on the list. This isn’t an order yet: first we’ll tell you which seats are free.",
    ],
  },
  [
    ...part(["Je stoelen", "Your seats"], order),
    ...part(["Jouw gegevens", "Your details"], [firstname, lastname, email(true), phone, address, agreement]),
  ],
);
