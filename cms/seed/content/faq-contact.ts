import type { SeedDocument } from "../document.ts";
import { faqItems } from "./faq-question.ts";

/** Questions for the office. */
export const contactQuestions: SeedDocument[] = faqItems("contact", [
  {
    key: "office",
    nl: [
      "Wanneer is het kantoor bereikbaar?",
      "Op werkdagen van 09:00 tot 17:00 uur, en in een raceweekend van de eerste tot de laatste sessie. Bellen en mailen doe je via [contact](/contact); binnen één werkdag heb je antwoord.",
    ],
    en: [
      "When can I reach the office?",
      "On working days from 09:00 to 17:00, and on race weekends from the first session to the last. You’ll find the number and the address under [contact](/en/contact); you’ll hear back within one working day.",
    ],
  },
  {
    key: "lost-property",
    nl: [
      "Ik ben iets kwijt. Waar meld ik dat?",
      "Tijdens het evenement bij het informatiepunt achter de Hoofdtribune, daarna via [contact](/contact). Beschrijf wat je mist en waar je zat. Gevonden spullen bewaren we drie maanden; een helm houden we een jaar.",
    ],
    en: [
      "I’ve lost something. Where do I report it?",
      "During the event at the information point behind the Main stand, afterwards through [contact](/en/contact). Describe what you’re missing and where you sat. We keep found items for three months, and helmets for a year.",
    ],
  },
  {
    key: "volunteer",
    nl: [
      "Hoe word ik baanpost of vrijwilliger?",
      "Meld je aan via [official worden](/official-worden). Je begint met een proefdag, en ervaring is niet nodig. De eerstvolgende kans om te komen kijken is de [Dag van de baanpost](/evenementen/dag-van-de-baanpost).",
    ],
    en: [
      "How do I become a marshal or volunteer?",
      "Sign up under [become an official](/en/become-an-official). You start with a trial day, and no experience is needed. The next chance to come and look is [Marshals’ day](/en/events/marshals-day).",
    ],
  },
  {
    key: "noise",
    nl: [
      "Ik woon in de buurt en heb last van geluid. Wie bel ik?",
      "Bel of mail de collega voor geluid en omgeving; haar adres staat bij [contact](/contact). Zij meet mee als dat nodig is en stuurt je het jaarplan met alle dagen waarop er gereden wordt.",
    ],
    en: [
      "I live nearby and the noise bothers me. Whom do I call?",
      "Ring or email our colleague for noise and neighbours; her address is under [contact](/en/contact). She comes to measure if need be and sends you the annual plan with every day the track is in use.",
    ],
  },
  {
    key: "invoice",
    nl: [
      "Kan ik een factuur met btw krijgen?",
      "Ja. Vul bij het afrekenen je bedrijfsnaam in, dan zit de factuur bij je bevestiging. Vergeten? Stuur je bestelnummer via [contact](/contact). Prijzen van [arrangementen](/arrangementen) zijn exclusief btw; de factuur noemt elk tarief apart.",
    ],
    en: [
      "Can I get a VAT invoice?",
      "Yes. Enter your company name at checkout and the invoice comes with your confirmation. Forgot? Send your order number through [contact](/en/contact). Prices of [hospitality packages](/en/arrangements) exclude VAT; the invoice lists each rate separately.",
    ],
  },
]);
