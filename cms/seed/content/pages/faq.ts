import { filled } from "../detail-blocks.ts";
import { page } from "../page-document.ts";

/** All questions, with the search. */
export const faq = page(
  "faq",
  {
    slug: "veelgestelde-vragen",
    title: "Veelgestelde vragen",
    heading: "Vraag het de baan",
    seo: {
      title: "Veelgestelde vragen",
      description: "Parkeren, oordoppen, honden en rolstoelplekken: zoek in alle antwoorden van Circuit Drenthe.",
    },
    blocks: [
      {
        __component: "blocks.faq",
        title: null,
        showSearch: true,
        categories: [],
        asideTitle: "Staat jouw vraag er niet bij?",
        asideText: "Het kantoor leest elk bericht. Binnen één werkdag heb je antwoord.",
        contactLink: { ...filled("Mijn antwoord staat er niet bij", "/contact") },
      },
    ],
  },
  {
    slug: "faq",
    title: "FAQ",
    heading: "Ask the track",
    seo: {
      title: "Frequently asked questions",
      description: "Parking, earplugs, dogs and wheelchair places: search every answer Circuit Drenthe has.",
    },
    blocks: [
      {
        __component: "blocks.faq",
        title: null,
        showSearch: true,
        categories: [],
        asideTitle: "Is your question not here?",
        asideText: "The office reads every message. You’ll have an answer within one working day.",
        contactLink: { ...filled("My answer is not listed", "/en/contact") },
      },
    ],
  },
);
