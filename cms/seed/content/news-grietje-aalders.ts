import type { SeedCalendar } from "../calendar.ts";
import type { SeedDocument } from "../document.ts";
import { heading, paragraph } from "../rich-text.ts";
import { quoteBlock, textBlock } from "./detail-blocks.ts";
import { newsDocument, type NewsTexts } from "./news-document.ts";

const aaldersNl: NewsTexts = {
  title: "Grietje Aalders werd vierde en kreeg een koekblik",
  slug: "grietje-aalders-werd-vierde-en-kreeg-een-koekblik",
  summary: "Brieven van zolder vertellen wat er in 1934 echt gebeurde bij de lichte klasse.",
  coverCaption: "Het affiche van 1934. Goud voor de winnaar, koek voor de vierde.",
  blocks: [
    textBlock(
      paragraph(
        "In de uitslag van 1934 staat ze als ‘G. Aalders’. Dat was geen bescheidenheid. Grietje Aalders, 22 jaar en dochter van een turfschipper, had zich met één letter ingeschreven omdat het formulier vroeg om de heer. De keurmeester keek naar haar motor, niet naar haar, en tekende.",
      ),
      paragraph(
        "We wisten dat ze vierde werd en dat het publiek haar van de baan droeg. De rest stond in een doos op zolder bij haar achterneef in Hunebrink: elf brieven aan haar zus, en een koekblik. Dat blik kreeg ze van het bestuur. De nummers één tot en met drie kregen geld.",
      ),
      heading(2, "Uit de derde brief"),
      paragraph(
        "“Op de klinkers voor de pastorie lag ik zesde. Er stond een man die mijn vlechten zag en van schrik zijn hoed liet vallen. De heer voor mij reed eroverheen en toen was ik vijfde. Zeg moeder dat ik mijn handschoenen heb gedragen.”",
      ),
    ),
    quoteBlock(
      "Het was een goed blik. Ik heb er later bougies in bewaard.",
      "Grietje Aalders",
      "in een brief aan haar zus",
    ),
    textBlock(
      paragraph(
        "Ze reed nog twee jaar, werd nooit meer vierde maar wel een keer tweede, en begon daarna een rijwielzaak aan de brink. De gevel is er nog; er zit nu een kapper in. De brieven en het blik liggen dit seizoen in de vitrine onder de [postermuur](/posters). Er zit nog één bougie in.",
      ),
    ),
  ],
  seo: {
    title: "Grietje Aalders, vierde in 1934",
    description:
      "Ze schreef zich in met één letter en werd vierde. Brieven van zolder vertellen het verhaal van Grietje Aalders, coureur in 1934.",
  },
};

const aaldersEn: NewsTexts = {
  title: "Grietje Aalders came fourth and won a biscuit tin",
  slug: "grietje-aalders-came-fourth-and-won-a-biscuit-tin",
  summary: "Letters from an attic tell what really happened in the lightweight class of 1934.",
  coverCaption: "The poster of 1934. Gold for the winner, biscuits for fourth.",
  blocks: [
    textBlock(
      paragraph(
        "The results of 1934 list her as ‘G. Aalders’. That wasn’t modesty. Grietje Aalders, 22, a peat skipper’s daughter, had entered with an initial because the form said Mr. The scrutineer looked at her motorcycle, not at her, and signed.",
      ),
      paragraph(
        "We knew that she finished fourth and that the crowd carried her off the track. The rest was in a box in her great-nephew’s attic in Hunebrink: eleven letters to her sister, and a biscuit tin. The tin came from the board. Those who finished first to third were given money.",
      ),
      heading(2, "From the third letter"),
      paragraph(
        "‘On the cobbles by the parsonage I lay sixth. A man there saw my plaits and dropped his hat in fright. The gentleman in front of me rode over it, and then I was fifth. Do tell Mother that I wore my gloves.’",
      ),
    ),
    quoteBlock("It was a good tin. I kept spark plugs in it later.", "Grietje Aalders", "in a letter to her sister"),
    textBlock(
      paragraph(
        "She raced for two more years, never came fourth again but did come second once, and then opened a bicycle shop on the green. The shop front is still there; it’s a hairdresser’s now. This season the letters and the tin are in the case below the [poster wall](/en/posters). There is one spark plug left in it.",
      ),
    ),
  ],
  seo: {
    title: "Grietje Aalders, fourth in 1934",
    description:
      "She entered with an initial and finished fourth. Letters from an attic tell the story of Grietje Aalders, racer in 1934.",
  },
};

/** The story of the timeline's racer of 1934. */
export function grietjeAalders(calendar: SeedCalendar): SeedDocument[] {
  return [
    newsDocument(
      "grietje-aalders",
      {
        publishedOn: calendar.day(-312, 9),
        cover: "posters/1934",
        author: "Hanneke Smid",
        events: ["hunebed-classic"],
      },
      { nl: aaldersNl, en: aaldersEn },
    ),
  ];
}
