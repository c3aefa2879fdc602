import { paragraph } from "../../rich-text.ts";
import { filled, outline, textWithMediaBlock } from "../detail-blocks.ts";
import { cornersBlock, lapFilmBlock } from "../page-blocks.ts";
import { page } from "../page-document.ts";

/** The track itself: every corner, its character, a film. */
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
      cornersBlock({
        title: "Achttien bochten",
        intro: "4.512 meter, tien naar rechts, acht naar links. Elke bocht heeft een naam en een verhaal.",
        buttons: [filled("Open de plattegrond", "/plattegrond"), outline("Rijd zelf een ronde", "/vrij-rijden")],
        roundTitle: "Ronde langs de baan",
        roundIntro:
          "Alle tekeningen op dezelfde schaal, noord boven. De roze kerb is het stuk waar je knie de grond raakt.",
      }),
      textWithMediaBlock({
        title: "Hier komt alles samen",
        nodes: [
          paragraph(
            "De baan ligt in de hei alsof ze er eerst was. Ze draait om het ven, duikt langs het hunebed en houdt bij de Schaapskooi haar adem in, want daar steekt ’s ochtends om zes uur de kudde over.",
          ),
          paragraph(
            "Veertien meter breed, en op het rechte stuk zo vlak als een biljart. Wie hier wint, wint op de rem: in de Korhoen gaat het van 290 naar 95 kilometer per uur.",
          ),
        ],
        image: "news/schapen",
        side: "right",
      }),
      lapFilmBlock(
        "Van boven gezien",
        "Acht seconden boven de S-bocht bij Wolvenkuil. Zonder geluid: dat hoor je hier al op drie kilometer.",
        "video/ronde-nl.vtt",
      ),
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
      cornersBlock({
        title: "Eighteen corners",
        intro: "4,512 metres, ten to the right, eight to the left. Every corner has a name and a story.",
        buttons: [filled("Open the map", "/en/circuit-map"), outline("Ride a lap yourself", "/en/track-days")],
        roundTitle: "A lap of the track",
        roundIntro: "All drawings to the same scale, north up. The pink kerb is where your knee meets the ground.",
      }),
      textWithMediaBlock({
        title: "Where it all comes together",
        nodes: [
          paragraph(
            "The track lies in the heath as if it were there first. It turns around the fen, dives past the megalithic tomb and holds its breath at Schaapskooi, because that’s where the flock crosses at six in the morning.",
          ),
          paragraph(
            "Fourteen metres wide, and on the straight as flat as it looks. Whoever wins here wins on the brakes: from 290 down to 95 kilometres an hour at Korhoen.",
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
      { __component: "blocks.partners", title: "Made possible by", partners: [] },
    ],
  },
);
