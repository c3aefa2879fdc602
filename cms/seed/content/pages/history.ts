import { filled, outline, quoteBlock } from "../detail-blocks.ts";
import { callToActionBlock } from "../page-blocks.ts";
import { page } from "../page-document.ts";

/** A century on a line. */
export const history = page(
  "history",
  {
    slug: "circuit/geschiedenis",
    title: "Geschiedenis",
    heading: "Een eeuw bocht voor bocht",
    intro:
      "Het begon met een weddenschap op de brink en een dominee met een stopwatch. De rest staat hieronder, jaar voor jaar.",
    seo: {
      title: "Geschiedenis: een eeuw bocht voor bocht",
      description:
        "Van zandwegen rond de brink tot achttien bochten asfalt: de geschiedenis van Circuit Drenthe sinds 1926.",
    },
    blocks: [
      { __component: "blocks.timeline", title: null },
      quoteBlock(
        "We reden tussen de kerk en het café. Wie won, betaalde. Dus er werd nogal getwijfeld in de laatste bocht.",
        "Jan Wessels",
        "reed de eerste vier edities",
      ),
      callToActionBlock({
        title: "Honderd jaar op papier",
        text: "Elk jaar kreeg een affiche. De mooiste hangen op de postermuur, de vermiste zoeken we nog.",
        colour: "yellow",
        image: "posters/1957",
        buttons: [filled("Naar de postermuur", "/posters"), outline("Lees het jubileumblad", "/100jaarTTmagazine")],
      }),
    ],
  },
  {
    slug: "circuit/history",
    title: "History",
    heading: "A century, turn by turn",
    intro: "It began with a bet on the village green and a vicar with a stopwatch. The rest is below, year by year.",
    seo: {
      title: "History: a century, turn by turn",
      description:
        "From sand tracks around the village green to eighteen corners of tarmac: the history of Circuit Drenthe since 1926.",
    },
    blocks: [
      { __component: "blocks.timeline", title: null },
      quoteBlock(
        "We raced between the church and the pub. The winner paid. So there was some hesitation in the last corner.",
        "Jan Wessels",
        "rode in the first four editions",
      ),
      callToActionBlock({
        title: "A hundred years on paper",
        text: "Every year had a poster. The finest are on the wall; we’re still hunting for the lost ones.",
        colour: "yellow",
        image: "posters/1957",
        buttons: [
          filled("To the poster wall", "/en/posters"),
          outline("Read the anniversary magazine", "/en/100jaarTTmagazine"),
        ],
      }),
    ],
  },
);
