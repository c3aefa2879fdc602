import { filled, outline } from "../detail-blocks.ts";
import { callToActionBlock } from "../page-blocks.ts";
import { page } from "../page-document.ts";

/** All arrangements. */
export const arrangements = page(
  "arrangements",
  {
    slug: "arrangementen",
    title: "Arrangementen",
    heading: "Maak er een dag van",
    intro: "Van een tafel aan het raam tot een ronde met de hele zaak. Alle prijzen op deze pagina zijn exclusief btw.",
    seo: {
      title: "Arrangementen voor gasten en bedrijven",
      description:
        "Een lounge boven bocht 1, een dag in de pitbox of vergaderen op start/finish. Bekijk de arrangementen van Circuit Drenthe.",
    },
    blocks: [
      { __component: "blocks.arrangement-list", title: null, arrangements: [] },
      callToActionBlock({
        title: "Kom je met relaties?",
        text: "We denken mee over tafels, vervoer en sprekers. Je krijgt binnen twee werkdagen een voorstel.",
        colour: "secondary",
        image: "arrangements/proost",
        buttons: [
          filled("Bekijk VIP-arrangementen", "/business/vip-arrangementen"),
          outline("Vraag een voorstel aan", "/business"),
        ],
      }),
    ],
  },
  {
    slug: "arrangements",
    title: "Arrangements",
    heading: "Make a day of it",
    intro: "From a table by the window to a lap with the whole company. All prices on this page exclude VAT.",
    seo: {
      title: "Arrangements for guests and companies",
      description:
        "A lounge above turn 1, a day in the pit garage or a meeting on the start line. See what Circuit Drenthe has to offer.",
    },
    blocks: [
      { __component: "blocks.arrangement-list", title: null, arrangements: [] },
      callToActionBlock({
        title: "Bringing clients?",
        text: "We’ll think along about tables, transport and speakers. You’ll have a proposal within two working days.",
        colour: "secondary",
        image: "arrangements/proost",
        buttons: [
          filled("See VIP arrangements", "/en/business/vip-arrangements"),
          outline("Ask for a proposal", "/en/business"),
        ],
      }),
    ],
  },
);
