import { heading, paragraph } from "../rich-text.ts";
import { arrangementDocument } from "./arrangement-document.ts";
import { galleryBlock, quoteBlock, textBlock, textWithMediaBlock } from "./detail-blocks.ts";

/**
 * A window table above turn 1. It names no hour: one of its events begins in the morning and another in the afternoon.
 */
export const startbrinkLounge = arrangementDocument(
  "lounge-startbrink",
  {
    image: "arrangements/lounge",
    colour: "yellow",
    priceCents: 59500,
    vatRate: 21,
    groupSizeMin: 2,
    groupSizeMax: 40,
    events: ["tt-drenthe", "superbike-drenthe", "nacht-van-drenthe"],
  },
  {
    nl: {
      title: "Lounge Startbrink",
      slug: "lounge-startbrink",
      summary: "Twaalf meter boven bocht 1, een vaste tafel aan het raam.",
      priceUnit: "per persoon, per dag",
      inclusions: [
        "Ontvangst met koffie en Drents krentenbrood zodra de poorten opengaan",
        "Vaste tafel aan het raam en een stoel op het balkon",
        "Wandeling door de paddock met een oud-coureur",
        "Warme maaltijd uit de streek, borrel na de laatste vlag",
        "Parkeren op P2 Oost, één auto per twee gasten, op vertoon van jullie tickets",
      ],
      blocks: [
        textBlock(
          paragraph(
            "Jouw gasten zitten aan het raam, het veld gaat er met 300 per uur onderdoor. Tussen de races is het stil genoeg om een gesprek te voeren, tijdens de races gelukkig niet.",
          ),
          heading(2, "Een gastvrouw die de klok kent"),
          paragraph(
            "Zij weet wanneer je naar het balkon moet, wanneer het eten wacht en welke deur naar de paddock op dat moment openstaat. Allergie of dieet? Geef het door, dan kookt de chef eromheen.",
          ),
        ),
        quoteBlock(
          "Ik heb er een contract getekend tussen de warm-up en de start. De pen trilde.",
          "Marga Huizing",
          "installatiebedrijf, Beilen",
        ),
        galleryBlock("Vanaf je tafel", [
          ["arrangements/balkon", "Het balkon boven bocht 1, op de dag van de kwalificatie"],
          ["arrangements/ontvangst", "Bij de deur staat iemand die je naam kent"],
        ]),
      ],
      description:
        "Twaalf meter boven bocht 1: een vaste tafel aan het raam, eten uit de streek en een paddockwandeling met een oud-coureur.",
    },
    en: {
      title: "Startbrink Lounge",
      slug: "startbrink-lounge",
      summary: "Twelve metres above turn 1, with a window table of your own.",
      priceUnit: "per person, per day",
      inclusions: [
        "Welcome with coffee and Drenthe currant bread when the gates open",
        "Your own window table and a seat on the balcony",
        "Paddock walk with a former racer",
        "Hot meal from the region, drinks after the last flag",
        "Parking at P2 East, one car for every two guests, on showing your tickets",
      ],
      blocks: [
        textBlock(
          paragraph(
            "Your guests sit at the window while the field goes under them at 300 km/h. Between races it’s quiet enough to hold a conversation; during races, thankfully, it isn’t.",
          ),
          heading(2, "A host who knows the clock"),
          paragraph(
            "She knows when to step onto the balcony, when the food is up and which door to the paddock happens to be open. Allergies or a diet? Tell us and the chef cooks around it.",
          ),
        ),
        quoteBlock(
          "I signed a contract there between warm-up and start. The pen was shaking.",
          "Marga Huizing",
          "plumbing and heating firm, Beilen",
        ),
        galleryBlock("From your table", [
          ["arrangements/balkon", "The balcony above turn 1, on qualifying day"],
          ["arrangements/ontvangst", "At the door stands someone who knows your name"],
        ]),
      ],
      description:
        "Twelve metres above turn 1: a window table of your own, food from the region and a paddock walk with a former racer.",
    },
  },
);

/** A day inside a race team, for six guests at most. */
export const behindThePitGarage = arrangementDocument(
  "achter-de-pitbox",
  {
    image: "arrangements/pitbox",
    colour: "primary",
    priceCents: 84500,
    vatRate: 21,
    groupSizeMin: 1,
    groupSizeMax: 6,
    events: ["tt-drenthe", "superbike-drenthe"],
  },
  {
    nl: {
      title: "Achter de pitbox",
      slug: "achter-de-pitbox",
      summary: "Een dag meelopen met een team.",
      priceUnit: "per persoon, per dag",
      inclusions: [
        "Koptelefoon op de teamradio",
        "Lunch met de monteurs",
        "Een uitleg bij de banden en de telemetrie",
        "Een plek op de pitmuur tijdens de training",
        "Teamjas die je mag houden",
      ],
      blocks: [
        textWithMediaBlock({
          title: "Zes gasten, elk een koptelefoon",
          nodes: [
            paragraph(
              "Je hoort wat de rijder zegt over zijn achterband en je ziet de monteur al lopen. Eén regel: tijdens de stop stel je geen vragen. Daarna mag alles.",
            ),
            paragraph(
              "Dichte schoenen zijn verplicht en in de werkzone geldt het [pitboxreglement](/pitboxreglement).",
            ),
          ],
          image: "news/paddock",
          colour: "primary",
        }),
        quoteBlock(
          "Ze gaven me een poetsdoek en vanaf dat moment hoorde ik erbij.",
          "Erik Talens",
          "gast bij Superbike Drenthe",
        ),
      ],
      description:
        "Loop een dag mee met een raceteam: teamradio op je oren, lunch met de monteurs en hoogstens zes gasten.",
    },
    en: {
      title: "Behind the pit garage",
      slug: "behind-the-pit-garage",
      summary: "A day inside a race team.",
      priceUnit: "per person, per day",
      inclusions: [
        "Headset on the team radio",
        "Lunch with the mechanics",
        "A talk through the tyres and the telemetry",
        "A place on the pit wall during practice",
        "A team jacket to keep",
      ],
      blocks: [
        textWithMediaBlock({
          title: "Six guests, one headset each",
          nodes: [
            paragraph(
              "You hear what the rider says about the rear tyre and see the mechanic already on the move. One rule: no questions during the stop. After that, ask anything.",
            ),
            paragraph(
              "Closed shoes are compulsory, and the [pit garage rules](/en/pitboxreglement) apply in the working area.",
            ),
          ],
          image: "news/paddock",
          colour: "primary",
        }),
        quoteBlock(
          "They handed me a cloth, and from then on I was one of them.",
          "Erik Talens",
          "guest at Superbike Drenthe",
        ),
      ],
      description:
        "Spend a day with a race team: team radio in your ears, lunch with the mechanics and six guests at most.",
    },
  },
);
