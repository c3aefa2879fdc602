import type { SeedDocument } from "../document.ts";
import { bullets } from "../rich-text.ts";
import { faqItems } from "./faq-question.ts";

/** Questions about coming with a disability. */
export const accessibilityQuestions: SeedDocument[] = faqItems("accessibility", [
  {
    key: "wheelchair-places",
    nl: [
      "Welke tribunes hebben rolstoelplekken?",
      "Alle tien. Op de Hoofdtribune zijn het er 24, op de Korhoentribune 14. Bij de [tickets](/tickets) zie je welke er voor jouw evenement opengaan. Naast elke plek staat een stoel voor je begeleider; die is gratis.",
    ],
    en: [
      "Which stands have wheelchair places?",
      "All ten. There are 24 in the Main stand and 14 in the Korhoen stand. The [tickets](/en/tickets) show which of them open for your event. Next to every place is a seat for your companion; it is free.",
    ],
  },
  {
    key: "parking",
    nl: [
      "Hoe dicht kan ik parkeren met een gehandicaptenparkeerkaart?",
      "Op P1 Zuid liggen 60 vakken op verharde grond, 150 meter van de ingang. Leg je kaart achter de voorruit; reserveren hoeft niet. Met een rolstoelbus kun je tot aan de poort rijden om uit te stappen.",
    ],
    en: [
      "How close can I park with a disabled parking badge?",
      "P1 South has 60 bays on hard ground, 150 metres from the entrance. Put your badge behind the windscreen; no booking needed. Wheelchair vans may drive up to the gate to drop you off.",
    ],
  },
  {
    key: "assistance-dog",
    nl: [
      "Mag mijn hulphond mee?",
      "Ja, met hesje en aan de lijn. Neem gehoorbescherming voor je hond mee; bij de start is het 105 decibel.",
    ],
    en: [
      "May my assistance dog come along?",
      "Yes, in its jacket and on a lead. Bring hearing protection for your dog; the start reaches 105 decibels.",
    ],
  },
  {
    key: "quiet-room",
    nl: [
      "Is er een prikkelarme plek?",
      "Ja, achter EHBO Noord staat een stille ruimte met gedimd licht. Je loopt zo naar binnen.",
    ],
    en: [
      "Is there a low-stimulus space?",
      "Yes, behind First aid north there is a quiet room with dimmed light. Just walk in.",
    ],
  },
  {
    key: "mobility-scooter",
    nl: [
      "Kan ik een scootmobiel lenen?",
      "Ja. Er zijn er tien per dag; reserveer er een via [contact](/contact), op zijn vroegst drie weken van tevoren. Ophalen doe je bij Ingang Zuid, met je legitimatie als borg.",
    ],
    en: [
      "Can I borrow a mobility scooter?",
      "Yes. There are ten a day; book one through [contact](/en/contact), three weeks ahead at the earliest. Collect it at the South entrance, with your ID as a deposit.",
    ],
  },
  {
    key: "book-wheelchair-place",
    nl: [
      "Hoe boek ik een rolstoelplek?",
      "Kies bij de [tickets](/tickets) je dag en je tribune, en dan de rolstoelplek. Heb je een begeleider, neem dan de gratis stoel ernaast mee in dezelfde bestelling.",
    ],
    en: [
      "How do I book a wheelchair place?",
      "Choose your day and your stand on the [tickets page](/en/tickets), then the wheelchair place. If you bring a companion, add the free seat next to it to the same order.",
    ],
  },
  {
    key: "facilities",
    nl: [
      "Welke voorzieningen zijn er nog meer?",
      bullets([
        "Bij elke toiletgroep een rolstoeltoilet met Eurosleutel",
        "Een verschoontafel voor volwassenen in EHBO Oost",
        "Ringleiding op de Hoofdtribune, vak C tot en met F",
        "Commentaar in gebarentaal op scherm 1 en scherm 7",
      ]),
      "Op de [plattegrond](/plattegrond) staan de routes zonder traptreden.",
    ],
    en: [
      "What other facilities are there?",
      bullets([
        "A wheelchair toilet with Euro key at every toilet block",
        "An adult changing table at First aid east",
        "An induction loop in the Main stand, blocks C to F",
        "Commentary in Dutch sign language on screens 1 and 7",
      ]),
      "The [circuit map](/en/circuit-map) shows the step-free routes.",
    ],
  },
]);
