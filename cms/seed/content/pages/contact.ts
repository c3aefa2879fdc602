import { bullets, heading, paragraph } from "../../rich-text.ts";
import { filled, outline, tableBlock, textBlock, textWithMediaBlock } from "../detail-blocks.ts";
import { callToActionBlock, formBlock } from "../page-blocks.ts";
import { page } from "../page-document.ts";

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
      textBlock(
        heading(2, "Bel, mail of kom langs"),
        bullets([
          "**Telefoon:** [0592 00 01 26](tel:+31592000126), op werkdagen van 09:00 tot 17:00 uur",
          "**E-mail:** [info@circuit-drenthe.example](mailto:info@circuit-drenthe.example), antwoord op dezelfde werkdag",
          "**Adres:** Circuit Drenthe, Turfvaartweg 26, 9499 ZZ Hunebrink",
        ]),
        paragraph(
          "Kijk eerst even bij de [veelgestelde vragen](/veelgestelde-vragen). De kans is groot dat je antwoord er al staat, en dan ben je sneller klaar dan wij de telefoon kunnen opnemen.",
        ),
      ),
      formBlock("contact"),
      tableBlock("Meteen bij de juiste persoon", [
        ["Waarvoor", "Wie", "E-mail"],
        ["Tickets en toegang", "Femke Brands", "tickets@circuit-drenthe.example"],
        ["Zakelijke gasten", "Rutger Oosting", "zakelijk@circuit-drenthe.example"],
        ["Pers en accreditatie", "Noor Kuipers", "pers@circuit-drenthe.example"],
        ["Baanposten en vrijwilligers", "Harm Meijer", "baanposten@circuit-drenthe.example"],
        ["Geluid en omgeving", "Anja Vos", "omgeving@circuit-drenthe.example"],
      ]),
      textWithMediaBlock({
        title: "Zo kom je bij het kantoor",
        nodes: [
          paragraph(
            "Het kantoor zit op de eerste verdieping van het pitgebouw. Meld je bij Ingang Zuid, dan gaat de slagboom open. Parkeren kan op P1 Zuid, vlak bij de ingang.",
          ),
          paragraph(
            "Op racedagen is de weg naar het kantoor dicht. Stuur ons dan een bericht, of loop naar het informatiepunt achter de Hoofdtribune.",
          ),
        ],
        image: "arrangements/vergaderen",
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
      textBlock(
        heading(2, "Ring, write or drop in"),
        bullets([
          "**Telephone:** [+31 592 00 01 26](tel:+31592000126), weekdays from 09:00 to 17:00",
          "**Email:** [info@circuit-drenthe.example](mailto:info@circuit-drenthe.example), answered the same working day",
          "**Address:** Circuit Drenthe, Turfvaartweg 26, 9499 ZZ Hunebrink, the Netherlands",
        ]),
        paragraph(
          "Have a look at the [frequently asked questions](/en/faq) first. Chances are your answer is there already, and you’ll be done before we can reach the phone.",
        ),
      ),
      formBlock("contact"),
      tableBlock("Straight to the right person", [
        ["About", "Who", "Email"],
        ["Tickets and admission", "Femke Brands", "tickets@circuit-drenthe.example"],
        ["Business guests", "Rutger Oosting", "zakelijk@circuit-drenthe.example"],
        ["Press and accreditation", "Noor Kuipers", "pers@circuit-drenthe.example"],
        ["Marshals and volunteers", "Harm Meijer", "baanposten@circuit-drenthe.example"],
        ["Noise and neighbours", "Anja Vos", "omgeving@circuit-drenthe.example"],
      ]),
      textWithMediaBlock({
        title: "Finding the office",
        nodes: [
          paragraph(
            "The office is on the first floor of the pit building. Report at the South entrance and the barrier goes up. You can park on P1 South, close to the gate.",
          ),
          paragraph(
            "On race days the road to the office is closed. Send us a message, or walk to the information point behind the Main stand.",
          ),
        ],
        image: "arrangements/vergaderen",
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
