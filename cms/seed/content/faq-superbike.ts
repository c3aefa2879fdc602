import type { SeedDocument } from "../document.ts";
import { bullets, numbers } from "../rich-text.ts";
import { faqItems } from "./faq-question.ts";

/** Questions about the Superbike weekend. */
export const superbikeQuestions: SeedDocument[] = faqItems("superbike", [
  {
    key: "paddock",
    nl: [
      "Kom ik met elk ticket in de paddock?",
      "Ja, bij Superbike Drenthe is de paddock het hele weekend open voor iedereen met een ticket. De pitstraat zelf blijft van de teams. Kinderwagens mogen mee, honden niet: het is er druk en het asfalt wordt heet.",
    ],
    en: [
      "Does every ticket get me into the paddock?",
      "Yes, at Superbike Drenthe the paddock is open to every ticket holder all weekend. The pit lane itself stays with the teams. Pushchairs are fine, dogs are not: it gets busy and the tarmac gets hot.",
    ],
  },
  {
    key: "autographs",
    nl: [
      "Waar haal ik handtekeningen?",
      "Vrijdag tijdens het monteursuurtje achter de pits, en zaterdag na de huldiging. De tijden staan in het [programma](/evenementen/superbike-drenthe).",
    ],
    en: [
      "Where do I get autographs?",
      "On Friday at the mechanics’ hour behind the pits, and on Saturday after the prize-giving. Times are in the [programme](/en/events/superbike-drenthe).",
    ],
  },
  {
    key: "superpole",
    nl: [
      "Hoe werkt de superpole?",
      numbers([
        "Iedereen rijdt twintig minuten tegelijk.",
        "De snelste ronde van elke rijder telt voor de startplek op zaterdag.",
        "Voor zondag tellen de rondetijden uit de eerste race, dus stilzitten helpt niet.",
      ]),
    ],
    en: [
      "How does superpole work?",
      numbers([
        "Everyone rides at once, for twenty minutes.",
        "Each rider’s fastest lap counts for Saturday’s grid.",
        "Sunday’s grid follows the lap times of race one, so sitting still doesn’t help.",
      ]),
    ],
  },
  {
    key: "one-day",
    nl: [
      "Kan ik ook één dag komen?",
      "Ja. Je kiest bij de [tickets](/tickets) vrijdag, zaterdag, zondag of het hele weekend. Een weekendkaart is goedkoper dan drie losse dagen.",
    ],
    en: [
      "Can I come for one day?",
      "Yes. On the [tickets page](/en/tickets) you choose Friday, Saturday, Sunday or the whole weekend. A weekend ticket costs less than three single days.",
    ],
  },
  {
    key: "on-track",
    nl: [
      "Mag ik na de races de baan op?",
      "Te voet, ja. Zondag na de laatste vlag gaan de hekken bij de Hoofdtribune en Tribune Laatste Kei een uur open. Zelf rijden? Dat kan op een dag [vrij rijden](/evenementen/vrij-rijden-motoren).",
    ],
    en: [
      "May I go on track after the races?",
      "On foot, yes. On Sunday after the last flag the gates at the Main stand and the Laatste Kei stand open for an hour. Want to ride yourself? Book a [track day](/en/events/track-day-motorcycles).",
    ],
  },
  {
    key: "photos",
    nl: [
      "Mag ik foto’s en films maken?",
      "Voor jezelf mag alles, met elke lens die je kunt dragen. Twee regels:",
      bullets(["een statief alleen op de bovenste rij", "geen drones, ook geen kleine"]),
      "Werk je voor een redactie? Vraag dan een [accreditatie](/media/accreditatie) aan.",
    ],
    en: [
      "May I take photos and film?",
      "For yourself, anything goes, with any lens you can carry. Two rules:",
      bullets(["tripods in the top row only", "no drones, not even small ones"]),
      "Working for an editorial team? Apply for [accreditation](/en/media/accreditation).",
    ],
  },
]);
