import { quoteBlock } from "../detail-blocks.ts";
import { page } from "../page-document.ts";

/** The poster wall in full. */
export const postersPage = page(
  "posters",
  {
    slug: "posters",
    title: "Posters",
    heading: "De postermuur",
    intro: "Elk jaar één affiche, elk jaar ruzie over de kleur. Dit is wat er van een eeuw papier over is.",
    seo: {
      title: "De postermuur: een eeuw affiches",
      description:
        "Van boekdruk tot neon: de raceaffiches van Circuit Drenthe sinds 1926, en de jaren die we nog missen.",
    },
    blocks: [
      { __component: "blocks.posters", title: null, filter: "all", wantedUrl: "/posters/gezocht" },
      quoteBlock(
        "Mijn vader plakte ze, mijn moeder haalde ze er weer af. Drie heb ik er gered.",
        "Lammie Oosting",
        "schonk de affiches van 1957, 1966 en 1974",
      ),
    ],
  },
  {
    slug: "posters",
    title: "Posters",
    heading: "The poster wall",
    intro: "One poster a year, and a row about the colour every time. This is what’s left of a century of paper.",
    seo: {
      title: "The poster wall: a century of posters",
      description:
        "From letterpress to neon: Circuit Drenthe’s race posters since 1926, and the years we’re still missing.",
    },
    blocks: [
      { __component: "blocks.posters", title: null, filter: "all", wantedUrl: "/en/posters/wanted" },
      quoteBlock(
        "My father pasted them up, my mother took them down again. I saved three.",
        "Lammie Oosting",
        "gave us the posters of 1957, 1966 and 1974",
      ),
    ],
  },
);
