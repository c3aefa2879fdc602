import { entries } from "../../references.ts";
import { bullets, paragraph } from "../../rich-text.ts";
import { filled, outline, textWithMediaBlock } from "../detail-blocks.ts";
import { callToActionBlock } from "../page-blocks.ts";
import { page } from "../page-document.ts";

/** What there is for visitors with a disability, with the questions of that category. */
export const accessibility = page(
  "accessibility",
  {
    slug: "toegankelijkheid",
    title: "Toegankelijkheid",
    heading: "Voor iedereen een goede plek",
    intro: "Alle tien de tribunes hebben rolstoelplekken, en bij elke plek hoort een gratis stoel voor je begeleider.",
    seo: {
      title: "Toegankelijkheid",
      description:
        "Rolstoelplekken op alle tribunes, parkeren bij de poort, een stille ruimte en gebarentaal op de schermen.",
    },
    blocks: [
      textWithMediaBlock({
        title: "Dit staat klaar",
        nodes: [
          bullets([
            "**116 rolstoelplekken** op tien tribunes, allemaal met vrij zicht als de rij voor je opstaat",
            "**60 parkeervakken** op verharde grond op P1 Zuid, 150 meter van de ingang",
            "**Ringleiding** op de Hoofdtribune, vak C tot en met F",
            "**Gebarentaal** bij het commentaar op scherm 1 en scherm 7",
            "**Een stille ruimte** met gedimd licht achter EHBO Noord",
          ]),
          paragraph(
            "De tekst van deze site werkt met een schermlezer en met alleen een toetsenbord. Loop je toch vast? Dat is onze fout, dus [laat het ons weten](/contact).",
          ),
        ],
        image: "news/publiek",
        side: "right",
        colour: "turqoise",
      }),
      {
        __component: "blocks.faq",
        title: "Vragen over toegankelijkheid",
        showSearch: false,
        categories: entries("faq-category", "accessibility"),
        asideTitle: "Iets anders nodig?",
        asideText: "Bel gerust. Er is meer mogelijk dan op deze pagina past.",
        contactLink: { ...filled("Neem contact op", "/contact") },
      },
      callToActionBlock({
        title: "Zonder traptreden naar je plek",
        text: "De plattegrond noemt per tribune de ingang, de rolstoelplekken en de dichtstbijzijnde toiletten.",
        colour: "yellow",
        buttons: [filled("Open de plattegrond", "/plattegrond"), outline("Bekijk de route", "/bereikbaarheid")],
      }),
    ],
  },
  {
    slug: "accessibility",
    title: "Accessibility",
    heading: "A good view for everyone",
    intro: "All ten stands have wheelchair places, and each place comes with a free seat for whoever is with you.",
    seo: {
      title: "Accessibility",
      description:
        "Wheelchair places in every stand, parking by the gate, a quiet room and sign language on the big screens.",
    },
    blocks: [
      textWithMediaBlock({
        title: "What we have ready",
        nodes: [
          bullets([
            "**116 wheelchair places** in ten stands, all with a clear view when the row in front stands up",
            "**60 parking bays** on hard ground on P1 South, 150 metres from the entrance",
            "**An induction loop** in the Main stand, blocks C to F",
            "**Sign language** with the commentary on screens 1 and 7",
            "**A quiet room** with dimmed light behind First aid north",
          ]),
          paragraph(
            "This site works with a screen reader and with a keyboard alone. Stuck all the same? That’s our fault, so [do tell us](/en/contact).",
          ),
        ],
        image: "news/publiek",
        side: "right",
        colour: "turqoise",
      }),
      {
        __component: "blocks.faq",
        title: "Questions about accessibility",
        showSearch: false,
        categories: entries("faq-category", "accessibility"),
        asideTitle: "Need something else?",
        asideText: "Do ring us. More is possible than fits on this page.",
        contactLink: { ...filled("Get in touch", "/en/contact") },
      },
      callToActionBlock({
        title: "Step-free to your seat",
        text: "The circuit map lists the entrance, the wheelchair places and the nearest toilets for every stand.",
        colour: "yellow",
        buttons: [filled("Open the circuit map", "/en/circuit-map"), outline("See the route", "/en/getting-here")],
      }),
    ],
  },
);
