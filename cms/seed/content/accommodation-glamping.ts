import type { SeedDocument } from "../document.ts";
import { stay } from "./accommodation-stay.ts";

/** Beds under canvas and timber, made up before you come. */
export const glamping: SeedDocument[] = [
  stay(
    "koepel-in-de-hei",
    {
      type: "glamping",
      image: "accommodation/glamping",
      colour: "turqoise",
      distanceMetres: 900,
      priceFromCents: 18900,
      pricedPer: "night",
      booking: "koepel-in-de-hei",
      offers: {
        "tt-drenthe": [18900, 6],
        "superbike-drenthe": [14900, 8],
        "nacht-van-drenthe": [14900, 0],
        "gouden-spaak": [14900, 7],
      },
    },
    {
      title: "Koepel in de hei",
      summary: "Echt bed, schapen als buren.",
      facts: [["2 tot 4 personen", "Slaapt"]],
      facilities: [
        "Eigen douche en toilet",
        "Opgemaakte bedden",
        "Houtkachel met een mand hout",
        "Vlonder met hangmat",
      ],
    },
    {
      title: "Dome on the heath",
      summary: "A real bed, with sheep for neighbours.",
      facts: [["2 to 4 people", "Sleeps"]],
      facilities: [
        "Your own shower and toilet",
        "Beds made up",
        "Wood stove with a basket of logs",
        "Deck with hammock",
      ],
    },
  ),
  stay(
    "trekkershut-schaapskooi",
    {
      type: "glamping",
      image: "accommodation/schaapskooi",
      colour: "orange",
      distanceMetres: 1400,
      priceFromCents: 7900,
      pricedPer: "night",
      booking: "schaapskooi",
      offers: {
        "tt-drenthe": [9900, 0],
        "vrij-rijden-1": [6900, 4],
        "hunebed-classic": [7900, 3],
        zandloop: [6900, 4],
      },
    },
    {
      title: "Trekkershut Schaapskooi",
      summary: "Vier houten hutten om een echte kooi.",
      facts: [["4 personen", "Slaapt"]],
      facilities: [
        "Kookplaat en koelkast",
        "Douches in de kooi",
        "Droge stalling voor je motor",
        "Eén hut zonder drempel",
      ],
    },
    {
      title: "Sheepfold cabins",
      summary: "Four timber cabins around a working sheepfold.",
      facts: [["4 people", "Sleeps"]],
      facilities: ["Hob and fridge", "Showers in the fold", "Dry parking for your motorcycle", "One step-free cabin"],
    },
  ),
  stay(
    "opgezet-bij-wolvenkuil",
    {
      type: "glamping",
      image: "accommodation/tentenrij",
      colour: "asphalt",
      distanceMetres: 300,
      priceFromCents: 9500,
      pricedPer: "weekend",
      booking: "opgezet",
      offers: {
        "tt-drenthe": [9500, 38],
        "superbike-drenthe": [7500, 52],
        "noorder-gt": [6500, 60],
      },
    },
    {
      title: "Opgezet bij Wolvenkuil",
      summary: "Je tent staat al, jij hoeft alleen te komen.",
      facts: [["2 personen", "Slaapt"]],
      facilities: ["Veldbed en slaapzak klaar", "Kluisje met stopcontact", "Ontbijtzak aan je rits"],
    },
    {
      title: "Pitched at Wolvenkuil",
      summary: "Your tent is already up. Just turn up.",
      facts: [["2 people", "Sleeps"]],
      facilities: ["Camp bed and sleeping bag ready", "Locker with a socket", "Breakfast bag on your zip"],
    },
  ),
];
