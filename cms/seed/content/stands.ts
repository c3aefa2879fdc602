import { standFields } from "../circuit/track-documents.ts";
import { demoTrack } from "../circuit/track.ts";
import type { SeedDocument } from "../document.ts";
import { media } from "../references.ts";

/** Ids of the entrances in the circuit's file. */
export const gateIds = { south: "zuid", west: "west", north: "noord", east: "oost" };

/** What a seat costs: A is the most expensive. */
type PriceCategory = "A" | "B" | "C";

interface SeedStand {
  /** Its id in the circuit's geometry; also its seed key. */
  key: string;
  category: PriceCategory;
  /** Seats, without wheelchair places. */
  seats: number;
  wheelchairPlaces: number;
  colour: string;
  gate: keyof typeof gateIds;
  nl: StandTexts;
  en: StandTexts;
}

type StandTexts = readonly [name: string, summary: string];

/** The ten stands, in the order of a lap. */
export const seedStands: readonly SeedStand[] = [
  {
    key: "hoofdtribune",
    gate: "south",
    category: "A",
    seats: 6200,
    wheelchairPlaces: 24,
    colour: "primary",
    nl: ["Hoofdtribune", "Overdekt. Je ziet de start, de pitstraat en de vlag."],
    en: ["Main stand", "Covered. You see the start, the pit lane and the flag."],
  },
  {
    key: "startbrink",
    gate: "south",
    category: "A",
    seats: 3400,
    wheelchairPlaces: 12,
    colour: "yellow",
    nl: ["Tribune Startbrink", "Overdekt. Veertig motoren, één bocht: de eerste."],
    en: ["Startbrink stand", "Covered. Forty motorcycles, one corner: the first."],
  },
  {
    key: "hunebed",
    gate: "west",
    category: "B",
    seats: 2100,
    wheelchairPlaces: 8,
    colour: "blue",
    nl: ["Hunebedtribune", "Open lucht. Recht voor je ligt bocht 3, met de diepste hellingshoek."],
    en: ["Hunebed stand", "Open air. Turn 3 lies right in front of you, with the deepest lean."],
  },
  {
    key: "zandverstuiving",
    gate: "west",
    category: "C",
    seats: 1900,
    wheelchairPlaces: 8,
    colour: "turqoise",
    nl: ["Tribune Zandverstuiving", "Open lucht. Bocht 4 tot en met 6, naast Camping Brem."],
    en: ["Zandverstuiving stand", "Open air. Turns 4 to 6, next to Camping Brem."],
  },
  {
    key: "wolvenkuil",
    gate: "north",
    category: "C",
    seats: 1800,
    wheelchairPlaces: 6,
    colour: "turqoise",
    nl: ["Tribune Wolvenkuil", "Open lucht. Van bocht 5 de kuil in, tot bocht 7."],
    en: ["Wolvenkuil stand", "Open air. From turn 5 down into the dip, up to turn 7."],
  },
  {
    key: "elsbroek",
    gate: "north",
    category: "B",
    seats: 2300,
    wheelchairPlaces: 10,
    colour: "pink",
    nl: ["Tribune Elsbroek", "Open lucht. Bocht 9 tot en met 11, links en rechts in één adem."],
    en: ["Elsbroek stand", "Open air. Turns 9 to 11, left and right in one breath."],
  },
  {
    key: "kampsteeg",
    gate: "north",
    category: "B",
    seats: 2200,
    wheelchairPlaces: 10,
    colour: "pink",
    nl: ["Tribune Kampsteeg", "Overdekt. Bocht 12 tot en met 14, waar het altijd het eerst regent."],
    en: ["Kampsteeg stand", "Covered. Turns 12 to 14, where the rain always starts."],
  },
  {
    key: "dwaallicht",
    gate: "east",
    category: "B",
    seats: 2200,
    wheelchairPlaces: 8,
    colour: "blue",
    nl: ["Tribune Dwaallicht", "Open lucht. Bocht 15: wie hier verdwaalt, komt niet meer terug."],
    en: ["Dwaallicht stand", "Open air. Turn 15: lose the line here and it won’t come back."],
  },
  {
    key: "korhoen",
    gate: "east",
    category: "A",
    seats: 2800,
    wheelchairPlaces: 14,
    colour: "yellow",
    nl: ["Korhoentribune", "Overdekt. De laatste remzone van dichtbij, bocht 17 en 18."],
    en: ["Korhoen stand", "Covered. The last braking zone up close, turns 17 and 18."],
  },
  {
    key: "laatste-kei",
    gate: "south",
    category: "A",
    seats: 3100,
    wheelchairPlaces: 16,
    colour: "primary",
    nl: ["Tribune Laatste Kei", "Overdekt. De laatste bocht, en wie er als eerste uit komt."],
    en: ["Laatste Kei stand", "Covered. The last corner, and who comes out of it first."],
  },
];

/** The stands as the CMS has them: what they are called, and where the circuit's file puts them. */
export const stands: SeedDocument[] = seedStands.map(({ key, colour, gate, nl, en }) => {
  const drawn = demoTrack.stands.find(({ id }) => id === key);
  if (drawn === undefined) throw new Error(`Seed: the circuit's file has no stand "${key}"`);
  const shared = { ...standFields(drawn, gateIds[gate]), still: media(`views/${key}`) };
  const fields = ([name, summary]: StandTexts) => ({ key, name, summary, colour, ...shared });
  return { key, nl: fields(nl), en: fields(en) };
});
