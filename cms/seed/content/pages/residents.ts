import { bullets, heading, paragraph } from "../../rich-text.ts";
import { filled, outline, tableBlock, textBlock, textWithMediaBlock } from "../detail-blocks.ts";
import { callToActionBlock } from "../page-blocks.ts";
import { page } from "../page-document.ts";

/** For the neighbours, who read Dutch: noise days and whom to ring. No English version. */
export const residents = page(
  "residents",
  {
    slug: "omwonenden",
    title: "Omwonenden",
    heading: "Goede buren horen elkaar",
    intro:
      "Maar liefst niet de hele dag. Hier staat wanneer er geluid is, hoeveel, en wie je belt als het te gek wordt.",
    seo: {
      title: "Voor omwonenden: geluid en verkeer",
      description:
        "Geluidsdagen, stille dagen en wegafsluitingen rond Circuit Drenthe, met het nummer van de collega die opneemt.",
    },
    blocks: [
      tableBlock("Soorten dagen in een jaar", [
        ["Soort dag", "Hoeveel", "Tijden", "Grens bij het dichtstbijzijnde huis"],
        ["Racedag", "16", "09:00 tot 18:00 uur", "geen, wel gemeten"],
        ["Vrij rijden", "40", "09:00 tot 17:00 uur", "65 dB(A)"],
        ["Stille dag", "60", "09:00 tot 17:00 uur", "50 dB(A)"],
        ["Rustdag", "de rest", "geen motoren", "schapen"],
      ]),
      textBlock(
        heading(2, "Afspraken waar je ons aan mag houden"),
        bullets([
          "Op zondag voor 10:00 uur start er geen motor, behalve in het weekend van de TT.",
          "Het jaarplan valt voor 1 februari bij je op de mat, met elke datum en elke wegafsluiting.",
          "Aan de Turfvaartweg en bij de school hangen meters. De stand staat elke maand in het dorpsblad.",
          "In het weekend van de TT krijgt elk huis binnen twee kilometer vier kaarten en een doorrijkaart.",
        ]),
        paragraph(
          "De **Nacht van Drenthe** finisht om 23:45 uur, en het vuurwerk daarna is zonder knal. Om 00:15 uur gaat het licht uit, en de maandag erop blijft het stil.",
        ),
      ),
      textWithMediaBlock({
        title: "Last van geluid? Bel Anja",
        nodes: [
          paragraph(
            "Anja Vos woont zelf aan de Kampsteeg. Ze neemt op tijdens kantooruren en op elke racedag: [0592 00 01 26](tel:+31592000126). Mailen kan ook, naar [omgeving@circuit-drenthe.example](mailto:omgeving@circuit-drenthe.example).",
          ),
          paragraph("Ze komt meten als dat nodig is, en je krijgt de uitslag binnen een week op papier."),
        ],
        image: "news/koffie",
        side: "right",
      }),
      callToActionBlock({
        title: "Kom eens kijken",
        text: "Twee keer per jaar is er buurtavond in het pitgebouw. Met koffie, cijfers en een rondje in de baanauto.",
        colour: "turqoise",
        buttons: [
          filled("Meld je aan", "mailto:omgeving@circuit-drenthe.example"),
          outline("Bekijk de kalender", "/evenementen"),
        ],
      }),
    ],
  },
  null,
);
