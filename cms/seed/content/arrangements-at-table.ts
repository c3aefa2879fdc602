import { bullets, heading, paragraph } from "../rich-text.ts";
import { arrangementDocument } from "./arrangement-document.ts";
import { galleryBlock, quoteBlock, textBlock } from "./detail-blocks.ts";

/** The open-air terrace at turns 17 and 18. */
export const korhoenTerrace = arrangementDocument(
  "terras-korhoen",
  {
    image: "arrangements/proost",
    colour: "pink",
    priceCents: 39500,
    vatRate: 21,
    groupSizeMin: 4,
    groupSizeMax: 60,
    events: ["tt-drenthe", "nacht-van-drenthe", "noorder-gt"],
  },
  {
    nl: {
      title: "Terras Korhoen",
      slug: "terras-korhoen",
      summary: "Buiten, aan de reling, glas erbij.",
      priceUnit: "per persoon, per dag",
      inclusions: [
        "Zicht op bocht 17 en 18",
        "Hapjes van de grill",
        "Vanaf vier gasten",
        "Bier van de brouwerij om de hoek",
        "Een deken op elke stoel",
      ],
      blocks: [
        textBlock(
          paragraph(
            "Drie treden boven de baan, zonder glas ertussen. Je ruikt de remmen, je hoort de versnellingen en je glas staat op de reling als ze voorbij zijn.",
          ),
          paragraph("Regent het? Dan gaat het zeil eroverheen en blijft de grill gewoon aan."),
        ),
        galleryBlock("Aan de reling", [["arrangements/balkon", "De laatste ronde van de dag is voor het terras"]]),
      ],
      description:
        "Een terras in de buitenlucht met zicht op bocht 17 en 18, hapjes van de grill en een deken op elke stoel.",
    },
    en: {
      title: "Korhoen terrace",
      slug: "korhoen-terrace",
      summary: "Outdoors, at the rail, glass in hand.",
      priceUnit: "per person, per day",
      inclusions: [
        "View of turns 17 and 18",
        "Food off the grill",
        "Four guests or more",
        "Beer from the brewery round the corner",
        "A blanket on every chair",
      ],
      blocks: [
        textBlock(
          paragraph(
            "Three steps above the track, with no glass in between. You smell the brakes, hear the gear changes, and your drink waits on the rail until they’re gone.",
          ),
          paragraph("Rain? Then the canopy goes over and the grill stays on."),
        ),
        galleryBlock("At the rail", [["arrangements/balkon", "The last lap of the day belongs to the terrace"]]),
      ],
      description:
        "An open-air terrace overlooking turns 17 and 18, with food off the grill and a blanket on every chair.",
    },
  },
);

/** A dinner, so at the low VAT rate; drinks are billed apart. */
export const trackManagersTable = arrangementDocument(
  "tafel-van-de-baanmeester",
  {
    image: "arrangements/diner",
    colour: "orange",
    priceCents: 12950,
    vatRate: 9,
    groupSizeMin: 6,
    groupSizeMax: 16,
    events: ["hunebed-classic", "gouden-spaak"],
  },
  {
    nl: {
      title: "Tafel van de baanmeester",
      slug: "tafel-van-de-baanmeester",
      summary: "Vijf gangen aan één lange tafel, met de man die elke hobbel kent.",
      priceUnit: "per persoon",
      inclusions: [
        "Vijf gangen van Drentse bodem",
        "De baanmeester aan het hoofd van de tafel",
        "Baanwandeling tussen het hoofdgerecht en het toetje",
        "Sappen en alcoholvrij bier van de streek",
      ],
      blocks: [
        textBlock(
          paragraph(
            "Roelof Tingen loopt al dertig jaar elke ochtend de hele ronde. Hij vertelt waarom bocht 8 een halve graad is gedraaid, wat er onder de Laatste Kei ligt en wie daar in ’85 zijn schoen verloor.",
          ),
          heading(2, "Op tafel"),
          bullets([
            "Gerookte paling met zuurdesem uit de bakkerij van de brink",
            "Soep van waterkers uit de Turfvaart",
            "Drents heideschaap, of knolselderij uit de zoutkorst",
            "Kaas van drie buren",
            "Krentenbrood in roomboter, met vlierbessenijs",
          ]),
          paragraph("Wijn en sterke drank reken je apart af; daarover geldt 21% btw."),
        ),
        quoteBlock("Een baan is net een gast. Als je luistert, vertelt hij alles.", "Roelof Tingen", "baanmeester"),
      ],
      description:
        "Een diner van vijf gangen aan één lange tafel met de baanmeester, en een wandeling over de baan voor het toetje.",
    },
    en: {
      title: "The track manager’s table",
      slug: "track-managers-table",
      summary: "Five courses at one long table, with the man who knows every bump.",
      priceUnit: "per person",
      inclusions: [
        "Five courses from Drenthe soil",
        "The track manager at the head of the table",
        "A walk on the track between main course and dessert",
        "Juices and alcohol-free beer from the region",
      ],
      blocks: [
        textBlock(
          paragraph(
            "For thirty years Roelof Tingen has walked the whole lap every morning. He’ll tell you why turn 8 was rotated by half a degree, what lies beneath Laatste Kei and who lost a shoe there in ’85.",
          ),
          heading(2, "On the table"),
          bullets([
            "Smoked eel with sourdough from the bakery on the green",
            "Watercress soup from the Turfvaart",
            "Drenthe heath lamb, or celeriac baked in salt",
            "Cheese from three neighbours",
            "Currant bread fried in butter, with elderberry ice cream",
          ]),
          paragraph("Wine and spirits are billed separately, at 21% VAT."),
        ),
        quoteBlock("A track is like a guest. Listen, and it tells you everything.", "Roelof Tingen", "track manager"),
      ],
      description:
        "A five-course dinner at one long table with the track manager, and a walk on the track before dessert.",
    },
  },
);
