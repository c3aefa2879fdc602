import type { EventTickets, SeedAdmission, SeedPlaces } from "./event-tickets.ts";
import { seedStands } from "./stands.ts";
import { grounds, guests, seats, wheelchairPlaces } from "./ticket-kinds.ts";

type Prices = { adult: readonly SeedAdmission[]; child: readonly SeedAdmission[] };

/** Friday, Saturday, Sunday and all three, in euros including VAT. */
function weekend(friday: number, saturday: number, sunday: number, all: number): SeedAdmission[] {
  return [
    [0, friday],
    [1, saturday],
    [2, sunday],
    [[0, 2], all],
  ];
}

const prices: Record<"A" | "B" | "C" | "standing", Prices> = {
  A: { adult: weekend(45, 95, 129, 219), child: weekend(22, 47.5, 65, 109) },
  B: { adult: weekend(39, 75, 99, 179), child: weekend(20, 37.5, 49.5, 89) },
  C: { adult: weekend(29, 59, 79, 149), child: weekend(15, 29, 39, 75) },
  standing: { adult: weekend(19, 29, 45, 79), child: weekend(9, 15, 22, 39) },
};

/** Seats left on Friday, Saturday and Sunday; Startbrink is the first to go. */
const left: Record<string, readonly [friday: number, saturday: number, sunday: number]> = {
  hoofdtribune: [4870, 2140, 1310],
  startbrink: [2230, 610, 0],
  hunebed: [1690, 940, 385],
  zandverstuiving: [1600, 1120, 640],
  wolvenkuil: [1510, 1080, 702],
  elsbroek: [1940, 1260, 517],
  kampsteeg: [1730, 830, 88],
  dwaallicht: [1880, 1340, 760],
  korhoen: [1920, 480, 44],
  "laatste-kei": [2410, 1190, 402],
};

/** Wheelchair places left on Saturday and Sunday, where not all are. */
const wheelchairsLeft: Record<string, readonly [saturday: number, sunday: number]> = {
  hoofdtribune: [15, 4],
  startbrink: [6, 0],
  korhoen: [9, 3],
  "laatste-kei": [16, 11],
};

/** The main race weekend: all stands, places on the bank, and four arrangements. */
export const ttDrentheTickets: EventTickets = {
  event: "tt-drenthe",
  vatRate: 21,
  tickets: [
    ...seedStands.flatMap(({ key, category }) => [
      ...seats(key, prices[category]),
      ...wheelchairPlaces(key, prices[category].adult),
    ]),
    ...grounds(
      {
        nl: "Op het talud bij Wolvenkuil en Elsbroek, zonder vaste plek.",
        en: "On the bank at Wolvenkuil and Elsbroek, without a fixed place.",
      },
      prices.standing,
    ),
    guests(
      "lounge-startbrink",
      { days: [1, 2], maxPerOrder: 40 },
      { nl: "Gast in Lounge Startbrink", en: "Guest in the Startbrink Lounge" },
    ),
    guests(
      "achter-de-pitbox",
      { days: [0, 1], maxPerOrder: 6 },
      { nl: "Gast achter de pitbox", en: "Guest behind the pit garage" },
    ),
    guests(
      "terras-korhoen",
      { days: [1, 2], maxPerOrder: 60 },
      { nl: "Gast op Terras Korhoen", en: "Guest on the Korhoen terrace" },
    ),
  ],
  places: {
    ...Object.fromEntries(
      seedStands.flatMap(({ key, seats: capacity, wheelchairPlaces: level }): [string, SeedPlaces][] => [
        [key, [capacity, ...(left[key] ?? [capacity, capacity, capacity])]],
        [`${key}:accessible`, [level, level, ...(wheelchairsLeft[key] ?? [level, level])]],
        [`${key}:companion`, [level, level, ...(wheelchairsLeft[key] ?? [level, level])]],
      ]),
    ),
    event: [18_000, 15_200, 11_900, 7350],
    "arrangement:lounge-startbrink": [40, 40, 22, 8],
    "arrangement:achter-de-pitbox": [6, 4, 2, 0],
    "arrangement:terras-korhoen": [60, 60, 41, 27],
  },
};
