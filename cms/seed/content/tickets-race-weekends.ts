import type { EventTickets, SeedAdmission } from "./event-tickets.ts";
import { grounds, guests, seats, wheelchairPlaces } from "./ticket-kinds.ts";

/** Prices of three days and the whole weekend, in euros including VAT. */
function threeDays(friday: number, saturday: number, sunday: number, all: number): SeedAdmission[] {
  return [
    [0, friday],
    [1, saturday],
    [2, sunday],
    [[0, 2], all],
  ];
}

/** Prices of two days and the whole weekend. */
function twoDays(saturday: number, sunday: number, all: number): SeedAdmission[] {
  return [
    [0, saturday],
    [1, sunday],
    [[0, 1], all],
  ];
}

/** Price of the only day. */
function oneDay(price: number): SeedAdmission[] {
  return [[0, price]];
}

const superbikeSeats = { adult: threeDays(25, 45, 52.5, 85), child: threeDays(12.5, 22, 26, 42.5) };

/** The production-bike weekend: four stands and the terrain. */
export const superbikeTickets: EventTickets = {
  event: "superbike-drenthe",
  vatRate: 21,
  tickets: [
    ...["hoofdtribune", "korhoen", "kampsteeg", "hunebed"].flatMap((stand) => seats(stand, superbikeSeats)),
    ...wheelchairPlaces("hoofdtribune", superbikeSeats.adult),
    ...grounds(
      {
        nl: "Taluds en paddock, zonder vaste plek.",
        en: "Banks and paddock, without a fixed place.",
      },
      { adult: threeDays(15, 29, 32.5, 52.5), child: threeDays(7.5, 15, 16, 26) },
    ),
    guests(
      "lounge-startbrink",
      { days: [1, 2], maxPerOrder: 40 },
      { nl: "Gast in Lounge Startbrink", en: "Guest in the Startbrink Lounge" },
    ),
    guests(
      "achter-de-pitbox",
      { days: [0, 1, 2], maxPerOrder: 6 },
      { nl: "Gast achter de pitbox", en: "Guest behind the pit garage" },
    ),
  ],
  places: {
    hoofdtribune: [6200, 5710, 4180, 3920],
    korhoen: [2800, 2530, 1620, 1275],
    kampsteeg: [2200, 2070, 1580, 1490],
    hunebed: [2100, 1980, 1405, 1330],
    "hoofdtribune:accessible": [24, 24, 19, 17],
    "hoofdtribune:companion": [24, 24, 19, 17],
    event: [15_000, 13_900, 11_250, 10_800],
    "arrangement:lounge-startbrink": [40, 40, 31, 26],
    "arrangement:achter-de-pitbox": [6, 6, 4, 4],
  },
};

const gtSeats = { adult: twoDays(29, 39, 59), child: twoDays(15, 20, 29) };

/** The GT weekend: three stands and the terrain. */
export const noorderGtTickets: EventTickets = {
  event: "noorder-gt",
  vatRate: 21,
  tickets: [
    ...["hoofdtribune", "wolvenkuil", "laatste-kei"].flatMap((stand) => seats(stand, gtSeats)),
    ...wheelchairPlaces("hoofdtribune", gtSeats.adult),
    ...grounds(
      { nl: "Taluds en paddock, zonder vaste plek.", en: "Banks and paddock, without a fixed place." },
      { adult: twoDays(20, 25, 37.5), child: twoDays(9, 12.5, 19) },
    ),
    guests(
      "terras-korhoen",
      { days: [0, 1], maxPerOrder: 60 },
      { nl: "Gast op Terras Korhoen", en: "Guest on the Korhoen terrace" },
    ),
  ],
  places: {
    hoofdtribune: [6200, 5890, 5240],
    wolvenkuil: [1800, 1610, 1190],
    "laatste-kei": [3100, 2960, 2480],
    "hoofdtribune:accessible": [24, 24, 22],
    "hoofdtribune:companion": [24, 24, 22],
    event: [12_000, 11_700, 11_050],
    "arrangement:terras-korhoen": [60, 60, 46],
  },
};

const nightSeats = { adult: oneDay(52.5), child: oneDay(26) };

/** The endurance race: three stands by the start, and the terrain. */
export const nachtVanDrentheTickets: EventTickets = {
  event: "nacht-van-drenthe",
  vatRate: 21,
  tickets: [
    ...["hoofdtribune", "startbrink", "laatste-kei"].flatMap((stand) => seats(stand, nightSeats)),
    ...wheelchairPlaces("hoofdtribune", nightSeats.adult),
    ...grounds(
      { nl: "Taluds en paddock, zonder vaste plek.", en: "Banks and paddock, without a fixed place." },
      { adult: oneDay(32.5), child: oneDay(16) },
    ),
    guests(
      "lounge-startbrink",
      { days: [0], maxPerOrder: 40 },
      { nl: "Gast in Lounge Startbrink", en: "Guest in the Startbrink Lounge" },
    ),
    guests(
      "terras-korhoen",
      { days: [0], maxPerOrder: 60 },
      { nl: "Gast op Terras Korhoen", en: "Guest on the Korhoen terrace" },
    ),
  ],
  places: {
    hoofdtribune: [6200, 3870],
    startbrink: [3400, 2250],
    "laatste-kei": [3100, 2610],
    "hoofdtribune:accessible": [24, 16],
    "hoofdtribune:companion": [24, 16],
    event: [10_000, 8200],
    "arrangement:lounge-startbrink": [40, 18],
    "arrangement:terras-korhoen": [60, 52],
  },
};

/** The sidecar weekend: one stand and the terrain. */
export const sidecarTickets: EventTickets = {
  event: "sidecar-weekend",
  vatRate: 21,
  tickets: [
    ...seats("laatste-kei", { adult: twoDays(29, 32.5, 52.5), child: twoDays(15, 16, 26) }),
    ...wheelchairPlaces("laatste-kei", twoDays(29, 32.5, 52.5)),
    ...grounds(
      { nl: "Taluds en paddock, zonder vaste plek.", en: "Banks and paddock, without a fixed place." },
      { adult: twoDays(20, 25, 37.5), child: twoDays(9, 12.5, 19) },
    ),
  ],
  places: {
    "laatste-kei": [3100, 2740, 2515],
    "laatste-kei:accessible": [16, 16, 14],
    "laatste-kei:companion": [16, 16, 14],
    event: [6000, 5480, 5210],
  },
};
