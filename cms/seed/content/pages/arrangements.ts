import { entries } from "../../references.ts";
import { filled, outline } from "../detail-blocks.ts";
import { callToActionBlock } from "../page-blocks.ts";
import { page } from "../page-document.ts";

const highlighted = entries("arrangement", "lounge-startbrink", "achter-de-pitbox", "rondje-met-de-zaak");

/** The way in for who has heard of arrangements: three of them, and the way to the list. */
export const arrangements = page(
  "arrangements",
  {
    slug: "arrangementen",
    title: "Arrangementen",
    heading: "Maak er een dag van",
    intro:
      "Van een tafel aan het raam tot een ronde met de hele zaak. Dit zijn er drie; alle prijzen zijn exclusief btw.",
    seo: {
      title: "Arrangementen voor gasten en bedrijven",
      description:
        "Een lounge boven bocht 1, een dag in de pitbox of vergaderen op start/finish. Bekijk de arrangementen van Circuit Drenthe.",
    },
    blocks: [
      {
        __component: "blocks.arrangement-list",
        title: null,
        arrangements: highlighted,
        limit: 3,
        link: outline("Bekijk alle zes", "/business/vip-arrangementen"),
      },
      callToActionBlock({
        title: "Kom je met relaties?",
        text: "We denken mee over tafels, vervoer en sprekers. Je krijgt binnen twee werkdagen een voorstel.",
        colour: "secondary",
        image: "arrangements/ontvangst",
        buttons: [
          filled("Vraag een voorstel aan", "/business/vip-arrangementen#proposal-form"),
          outline("Bekijk alle arrangementen", "/business/vip-arrangementen"),
        ],
      }),
    ],
  },
  {
    slug: "arrangements",
    title: "Hospitality packages",
    heading: "Make a day of it",
    intro:
      "From a table by the window to a lap with the whole company. These are three of them; all prices exclude VAT.",
    seo: {
      title: "Hospitality for guests and companies",
      description:
        "A lounge above turn 1, a day in the pit garage or a meeting on the start line. See what Circuit Drenthe has to offer.",
    },
    blocks: [
      {
        __component: "blocks.arrangement-list",
        title: null,
        arrangements: highlighted,
        limit: 3,
        link: outline("See all six", "/en/business/vip-arrangements"),
      },
      callToActionBlock({
        title: "Bringing clients?",
        text: "We’ll help you with tables, transport and speakers. You’ll have a proposal within two working days.",
        colour: "secondary",
        image: "arrangements/ontvangst",
        buttons: [
          filled("Ask for a proposal", "/en/business/vip-arrangements#proposal-form"),
          outline("See all packages", "/en/business/vip-arrangements"),
        ],
      }),
    ],
  },
);
