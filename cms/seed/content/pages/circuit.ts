import { paragraph } from "../../rich-text.ts";
import { filled, outline, tableBlock, textWithMediaBlock } from "../detail-blocks.ts";
import { heroBlock, lapFilmBlock } from "../page-blocks.ts";
import { page } from "../page-document.ts";

type Corner = readonly [name: string, turn: "r" | "l", radius: number, distance: number];

/** The corners in order: name, direction, radius and distance from the line, both in metres. */
const corners: readonly Corner[] = [
  ["Startbrink", "r", 83, 430],
  ["Keienkamp", "l", 73, 605],
  ["Hunebed", "r", 73, 786],
  ["Schaapskooi", "l", 120, 982],
  ["Zandverstuiving", "r", 80, 1167],
  ["Wolvenkuil", "r", 77, 1390],
  ["Jeneverbes", "l", 45, 1608],
  ["Veenput", "l", 59, 1755],
  ["Turfvaart", "r", 93, 1961],
  ["Elsbroek", "r", 85, 2183],
  ["Berkenlaan", "l", 61, 2362],
  ["De Es", "l", 83, 2575],
  ["Kampsteeg", "r", 61, 2775],
  ["Boermarke", "r", 80, 2942],
  ["Dwaallicht", "r", 88, 3195],
  ["Heksenberg", "l", 83, 3479],
  ["Korhoen", "l", 64, 3647],
  ["Laatste Kei", "r", 31, 3953],
];

function cornerRows(turns: { r: string; l: string }, language: "nl-NL" | "en-GB"): string[][] {
  const metres = new Intl.NumberFormat(language, { useGrouping: true });
  return corners.map(([name, turn, radius, distance], index) => [
    String(index + 1),
    name,
    turns[turn],
    `${radius} m`,
    `${metres.format(distance)} m`,
  ]);
}

/** The track itself: film, character and every corner. */
export const circuit = page(
  "circuit",
  {
    slug: "circuit",
    title: "Het circuit",
    heading: "Achttien bochten hei",
    seo: {
      title: "Het circuit: 4.512 meter, achttien bochten",
      description:
        "Alle bochten van Circuit Drenthe met richting, straal en afstand, een film van boven en het verhaal achter de namen.",
    },
    blocks: [
      heroBlock({
        kicker: "4.512 meter, met de klok mee",
        title: "Achttien bochten hei",
        intro: "Tien naar rechts, acht naar links en 989 meter waar je even niets hoeft.",
        image: "hero/hero-2",
        tone: "light",
        buttons: [
          filled("Rijd zelf een ronde", "/vrij-rijden"),
          outline("Lees de geschiedenis", "/circuit/geschiedenis"),
        ],
      }),
      textWithMediaBlock({
        title: "Hier komt alles samen",
        nodes: [
          paragraph(
            "De baan ligt in de hei alsof ze er eerst was. Ze draait om het ven, duikt langs het hunebed en houdt bij de Schaapskooi haar adem in, want daar steekt ’s ochtends om zes uur de kudde over.",
          ),
          paragraph(
            "Veertien meter breed, geen meter vals plat. Wie hier wint, wint op de rem: in de Korhoen gaat het van 290 naar 95 kilometer per uur, en in de Laatste Kei nog een keer.",
          ),
        ],
        image: "news/schapen",
        side: "right",
      }),
      lapFilmBlock(
        "Van boven gezien",
        "Acht seconden boven de S-bocht bij Wolvenkuil. Er zit geen geluid bij; dat hoor je hier al van drie kilometer afstand.",
        "video/ronde-nl.vtt",
      ),
      tableBlock("De achttien bochten; de afstand is gemeten vanaf de startstreep", [
        ["Bocht", "Naam", "Richting", "Straal", "Afstand"],
        ...cornerRows({ r: "rechts", l: "links" }, "nl-NL"),
      ]),
      { __component: "blocks.partners", title: "Mede mogelijk door", partners: [] },
    ],
  },
  {
    slug: "circuit",
    title: "The circuit",
    heading: "Eighteen corners of heath",
    seo: {
      title: "The circuit: 4,512 metres, eighteen corners",
      description:
        "Every corner of Circuit Drenthe with direction, radius and distance, a film from above and the story behind the names.",
    },
    blocks: [
      heroBlock({
        kicker: "4,512 metres, clockwise",
        title: "Eighteen corners of heath",
        intro: "Ten to the right, eight to the left and 989 metres where you get a moment off.",
        image: "hero/hero-2",
        tone: "light",
        buttons: [filled("Ride a lap yourself", "/en/track-days"), outline("Read the history", "/en/circuit/history")],
      }),
      textWithMediaBlock({
        title: "Where it all comes together",
        nodes: [
          paragraph(
            "The track lies in the heath as if it were there first. It turns around the fen, dives past the megalithic tomb and holds its breath at Schaapskooi, because that’s where the flock crosses at six in the morning.",
          ),
          paragraph(
            "Fourteen metres wide and as flat as it looks. Whoever wins here wins on the brakes: from 290 down to 95 kilometres an hour at Korhoen, and once more at Laatste Kei.",
          ),
        ],
        image: "news/schapen",
        side: "right",
      }),
      lapFilmBlock(
        "Seen from above",
        "Eight seconds over the esses at Wolvenkuil. It’s silent; you can hear the real thing from three kilometres away.",
        "video/ronde-en.vtt",
      ),
      tableBlock("The eighteen corners; distances are measured from the start line", [
        ["Turn", "Name", "Direction", "Radius", "Distance"],
        ...cornerRows({ r: "right", l: "left" }, "en-GB"),
      ]),
      { __component: "blocks.partners", title: "Made possible by", partners: [] },
    ],
  },
);
