import type { SeedDocument } from "../document.ts";
import { bullets } from "../rich-text.ts";
import { faqItems } from "./faq-question.ts";

/** Questions of the press. */
export const mediaQuestions: SeedDocument[] = faqItems("media", [
  {
    key: "accreditation",
    nl: [
      "Hoe vraag ik een accreditatie aan?",
      "Via de pagina [persaccreditatie](/media/accreditatie). Leg klaar:",
      bullets([
        "je perskaart of een brief van je redactie",
        "drie links naar recent werk",
        "je kenteken, als je met de auto komt",
      ]),
      "Je hoort binnen vijf werkdagen of je erbij bent.",
    ],
    en: [
      "How do I apply for accreditation?",
      "On the [press accreditation](/en/media/accreditation) page. Have these ready:",
      bullets([
        "your press card or a letter from your editor",
        "three links to recent work",
        "your number plate, if you come by car",
      ]),
      "You’ll hear within five working days.",
    ],
  },
  {
    key: "deadline",
    nl: [
      "Tot wanneer kan ik een accreditatie aanvragen?",
      "Tot vier weken voor het evenement. Daarna alleen nog als je redactie je op het laatste moment stuurt; bel dan de persbalie.",
    ],
    en: [
      "What is the deadline for accreditation?",
      "Four weeks before the event. After that, only if your editor sends you at the last minute; ring the press desk in that case.",
    ],
  },
  {
    key: "pictures",
    nl: [
      "Waar vind ik beeld dat ik mag gebruiken?",
      "Op de [mediapagina](/media). Alles wat daar staat mag je voor redactioneel werk gratis gebruiken, met vermelding van Circuit Drenthe. Voor reclame vraag je eerst [toestemming](/contact).",
    ],
    en: [
      "Where do I find pictures I may use?",
      "On the [media page](/en/media). Everything there is free for editorial use, with credit to Circuit Drenthe. For advertising, [ask permission](/en/contact) first.",
    ],
  },
  {
    key: "drones",
    nl: [
      "Mag ik als pers met een drone vliegen?",
      "Alleen met een vluchtplan dat de wedstrijdleiding heeft getekend, en nooit boven publiek of tijdens een sessie. Geef het bij je [aanvraag](/media/accreditatie) op als functie ‘dronepiloot’.",
    ],
    en: [
      "May I fly a drone as press?",
      "Only with a flight plan signed by race control, and never above the crowd or during a session. Choose ‘drone pilot’ as your job function in your [application](/en/media/accreditation).",
    ],
  },
  {
    key: "press-room",
    nl: [
      "Wat is er in de perskamer?",
      "Tachtig werkplekken met stroom en een vaste internetaansluiting, kluisjes, live timing op drie schermen en koffie tot een uur na de laatste persconferentie. Je vindt hem op de eerste verdieping van het pitgebouw, met een lift.",
    ],
    en: [
      "What does the press room offer?",
      "Eighty desks with power and a wired connection, lockers, live timing on three screens and coffee until an hour after the last press conference. It is on the first floor of the pit building, with a lift.",
    ],
  },
]);
