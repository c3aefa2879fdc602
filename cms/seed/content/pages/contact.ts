import { bullets, heading, paragraph } from "../../rich-text.ts";
import { filled, outline, textWithMediaBlock } from "../detail-blocks.ts";
import { arrivalMapBlock, callToActionBlock, factsBlock, formBlock } from "../page-blocks.ts";
import { page } from "../page-document.ts";

const officeHours = [{ days: "working-days", startTime: "09:00", endTime: "17:00" }];

/** How to reach the office. */
export const contact = page(
  "contact",
  {
    slug: "contact",
    title: "Contact",
    heading: "Hier wordt opgenomen",
    intro:
      "Op werkdagen van negen tot vijf, op racedagen zolang er gereden wordt. Bel je tijdens de start, dan horen we je alleen niet.",
    seo: {
      title: "Contact met Circuit Drenthe",
      description:
        "Bel 0592 00 01 26, mail info@circuit-drenthe.example of kom langs aan de Turfvaartweg 26 in Hunebrink.",
    },
    blocks: [
      factsBlock({
        colour: "turqoise",
        facts: [
          ["0592 00 01 26", "bel de baan: werkdagen 09:00 tot 17:00 uur, racedagen zolang er gereden wordt"],
          ["1 werkdag", "en je hebt antwoord op je bericht"],
        ],
        officeHours,
      }),
      formBlock("contact", {
        colour: "asphalt",
        nodes: [
          heading(2, "Wie je spreekt"),
          bullets([
            "**Femke Brands** Tickets en toegang, [tickets@circuit-drenthe.example](mailto:tickets@circuit-drenthe.example)",
            "**Rutger Oosting** Zakelijke gasten, [zakelijk@circuit-drenthe.example](mailto:zakelijk@circuit-drenthe.example)",
            "**Noor Kuipers** Pers en accreditatie, [pers@circuit-drenthe.example](mailto:pers@circuit-drenthe.example)",
            "**Harm Meijer** Baanposten en vrijwilligers, [baanposten@circuit-drenthe.example](mailto:baanposten@circuit-drenthe.example)",
            "**Anja Vos** Geluid en omgeving, [omgeving@circuit-drenthe.example](mailto:omgeving@circuit-drenthe.example)",
            "**Alle andere vragen** [info@circuit-drenthe.example](mailto:info@circuit-drenthe.example)",
          ]),
          heading(2, "Wanneer"),
          bullets([
            "**Maandag tot en met vrijdag** 09:00 tot 17:00 uur",
            "**Racedagen** zolang er gereden wordt",
            "**Andere weekenden** gesloten; een bericht lezen we maandagochtend",
          ]),
          heading(2, "Waar"),
          paragraph(
            "Turfvaartweg 26, 9499 ZZ Hunebrink. Meld je bij Ingang Zuid. [Plan je route](/bereikbaarheid) of [zoek ons op de plattegrond](/plattegrond).",
          ),
          heading(2, "Misschien staat het er al"),
          paragraph("De meeste antwoorden vind je bij de [veelgestelde vragen](/veelgestelde-vragen)."),
        ],
      }),
      arrivalMapBlock({
        title: "Zo kom je bij het kantoor",
        text: "Het kantoor zit op de eerste verdieping van het pitgebouw. Meld je bij Ingang Zuid, dan gaat de slagboom open. Parkeren kan op P1 Zuid, vlak bij de ingang.",
        place: "zuid",
        buttons: [outline("Wijs de weg op de plattegrond", "/plattegrond?start=zuid#walk")],
      }),
      textWithMediaBlock({
        title: "Kom je op een racedag?",
        nodes: [
          paragraph(
            "Op racedagen is de weg naar het kantoor dicht. Stuur ons dan een bericht, of loop naar het informatiepunt achter de Hoofdtribune.",
          ),
        ],
        image: "news/pitgebouw",
        side: "right",
        buttons: [outline("Bekijk de route", "/bereikbaarheid")],
      }),
      callToActionBlock({
        title: "Iets gevonden of kwijt?",
        text: "Vorig jaar bleven er 61 petten, 9 gebitsbeschermers en één accordeon achter. De accordeon ligt er nog.",
        colour: "turqoise",
        buttons: [filled("Mail het informatiepunt", "mailto:info@circuit-drenthe.example")],
      }),
    ],
  },
  {
    slug: "contact",
    title: "Contact",
    heading: "Someone picks up here",
    intro:
      "From nine to five on weekdays, and on race days for as long as anyone is riding. Ring during the start and we just won’t hear you.",
    seo: {
      title: "Contact Circuit Drenthe",
      description:
        "Ring +31 592 00 01 26, write to info@circuit-drenthe.example or drop in at Turfvaartweg 26 in Hunebrink.",
    },
    blocks: [
      factsBlock({
        colour: "turqoise",
        facts: [
          ["+31 592 00 01 26", "ring the track: weekdays 09:00 to 17:00, race days while anyone is riding"],
          ["1 working day", "and you have an answer to your message"],
        ],
        officeHours,
      }),
      formBlock("contact", {
        colour: "asphalt",
        nodes: [
          heading(2, "Who you’ll talk to"),
          bullets([
            "**Femke Brands** Tickets and admission, [tickets@circuit-drenthe.example](mailto:tickets@circuit-drenthe.example)",
            "**Rutger Oosting** Business guests, [zakelijk@circuit-drenthe.example](mailto:zakelijk@circuit-drenthe.example)",
            "**Noor Kuipers** Press and accreditation, [pers@circuit-drenthe.example](mailto:pers@circuit-drenthe.example)",
            "**Harm Meijer** Marshals and volunteers, [baanposten@circuit-drenthe.example](mailto:baanposten@circuit-drenthe.example)",
            "**Anja Vos** Noise and neighbours, [omgeving@circuit-drenthe.example](mailto:omgeving@circuit-drenthe.example)",
            "**Anything else** [info@circuit-drenthe.example](mailto:info@circuit-drenthe.example)",
          ]),
          heading(2, "When"),
          bullets([
            "**Monday to Friday** 09:00 to 17:00",
            "**Race days** for as long as anyone is riding",
            "**Other weekends** closed; we read your message on Monday morning",
          ]),
          heading(2, "Where"),
          paragraph(
            "Turfvaartweg 26, 9499 ZZ Hunebrink, the Netherlands. Report at the South entrance. [Plan your route](/en/getting-here) or [find us on the map](/en/circuit-map).",
          ),
          heading(2, "It may be there already"),
          paragraph("Most answers are among the [frequently asked questions](/en/faq)."),
        ],
      }),
      arrivalMapBlock({
        title: "Finding the office",
        text: "The office is on the first floor of the pit building. Report at the South entrance and the barrier goes up. You can park on P1 South, close to the gate.",
        place: "zuid",
        buttons: [outline("Find your way on the map", "/en/circuit-map?start=zuid#walk")],
      }),
      textWithMediaBlock({
        title: "Coming on a race day?",
        nodes: [
          paragraph(
            "On race days the road to the office is closed. Send us a message, or walk to the information point behind the Main stand.",
          ),
        ],
        image: "news/pitgebouw",
        side: "right",
        buttons: [outline("See the route", "/en/getting-here")],
      }),
      callToActionBlock({
        title: "Lost something, or found it?",
        text: "Last year people left behind 61 caps, 9 gumshields and one accordion. We still have the accordion.",
        colour: "turqoise",
        buttons: [filled("Email the information point", "mailto:info@circuit-drenthe.example")],
      }),
    ],
  },
);
