import { bullets, paragraph } from "../../rich-text.ts";
import { filled, outline, textWithMediaBlock } from "../detail-blocks.ts";
import { callToActionBlock, downloadsBlock } from "../page-blocks.ts";
import { page } from "../page-document.ts";

/** The anniversary: bags of old banners. The header wears the anniversary logo here. */
export const hundredYears = page(
  "hundred-years",
  {
    slug: "100jaarttassen",
    title: "100 jaar TT-tassen",
    heading: "Honderd jaar in een tas",
    intro: "Vierhonderd meter spandoek uit een eeuw races, gewassen, geknipt en gestikt. Elke tas is een stukje bocht.",
    seo: {
      title: "100 jaar TT-tassen",
      description:
        "Tassen gemaakt van oude spandoeken langs de baan, voor het eeuwfeest van de TT. Elke tas is er maar één keer.",
    },
    blocks: [
      textWithMediaBlock({
        title: "Van vangrail naar schouder",
        nodes: [
          paragraph(
            "Na elk seizoen bleven de doeken van de hekken over. Baanmeester Roelof Tingen bewaart ze al dertig jaar, ‘want je weet nooit’. Nu weten we het.",
          ),
          bullets([
            "**100 modellen**, één voor elk jaar van de eerste eeuw",
            "**Met de hand gestikt** in het atelier van Lammie Oosting, op tien minuten fietsen van de Laatste Kei",
            "**Geen twee gelijk:** de vlek op je tas is echt rubber",
          ]),
        ],
        image: "news/tassen",
        side: "right",
        colour: "yellow",
        buttons: [filled("Bekijk ze in de webshop", "https://shop.circuit-drenthe.example/100-jaar")],
      }),
      downloadsBlock("Lees verder over het eeuwfeest", [
        ["Jubileumblad ‘100 jaar TT’ (pdf)", "files/100jaar-tt-magazine-nl.pdf"],
      ]),
      {
        __component: "blocks.timeline",
        title: "In vijf stops door de eeuw",
        limit: 5,
        link: { ...outline("De hele geschiedenis", "/circuit/geschiedenis") },
      },
      callToActionBlock({
        title: "Zelf nog een doek in de schuur?",
        text: "Breng het langs op het kantoor. Voor elke vijf meter maken we een tas voor je.",
        colour: "pink",
        buttons: [filled("Zo kom je er", "/bereikbaarheid"), outline("Naar de postermuur", "/posters")],
      }),
    ],
  },
  {
    slug: "100jaarttassen",
    title: "100 years of TT bags",
    heading: "A hundred years in a bag",
    intro:
      "Four hundred metres of banner from a century of racing, washed, cut and stitched. Every bag is a piece of a corner.",
    seo: {
      title: "100 years of TT bags",
      description: "Bags made from old trackside banners for the TT’s centenary. There’s only one of each.",
    },
    blocks: [
      textWithMediaBlock({
        title: "From barrier to shoulder",
        nodes: [
          paragraph(
            "After every season the banners came off the fences. Track manager Roelof Tingen has kept them for thirty years, ‘because you never know’. Now we do.",
          ),
          bullets([
            "**100 designs**, one for each year of the first century",
            "**Stitched by hand** in Lammie Oosting’s workshop, ten minutes by bike from Laatste Kei",
            "**No two alike:** the stain on your bag is real rubber",
          ]),
        ],
        image: "news/tassen",
        side: "right",
        colour: "yellow",
        buttons: [filled("See them in the webshop", "https://shop.circuit-drenthe.example/en/100-years")],
      }),
      downloadsBlock("Read more about the centenary", [
        ["Anniversary magazine ‘100 years of TT’ (PDF)", "files/100jaar-tt-magazine-en.pdf"],
      ]),
      {
        __component: "blocks.timeline",
        title: "The century in five stops",
        limit: 5,
        link: { ...outline("The whole history", "/en/circuit/history") },
      },
      callToActionBlock({
        title: "A banner of your own in the shed?",
        text: "Bring it to the office. For every five metres, we’ll make you a bag.",
        colour: "pink",
        buttons: [filled("How to get here", "/en/getting-here"), outline("To the poster wall", "/en/posters")],
      }),
    ],
  },
);
