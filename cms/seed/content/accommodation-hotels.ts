import type { SeedDocument } from "../document.ts";
import { stay } from "./accommodation-stay.ts";

/** Hotels and an inn; the first two send a bus to the gate on race days. */
export const hotels: SeedDocument[] = [
  stay(
    "hotel-de-es",
    {
      type: "hotel",
      image: "accommodation/hotel",
      colour: "yellow",
      distanceMetres: 6000,
      priceFromCents: 14900,
      pricedPer: "night",
      booking: "hotel-de-es",
      offers: {
        "tt-drenthe": [14900, 18],
        "superbike-drenthe": [11900, 26],
        "nacht-van-drenthe": [11900, 22],
        "vrij-rijden-1": [9900, 30],
        "rain-training": [9900, 34],
      },
    },
    {
      title: "Hotel De Es",
      summary: "Met bus naar de poort, elk half uur.",
      facts: [["vanaf 05:30 uur", "Ontbijt"]],
      facilities: [
        "Bus naar Ingang Zuid",
        "Afgesloten motorstalling",
        "Vier rolstoeltoegankelijke kamers",
        "Wasdroogkamer",
      ],
    },
    {
      title: "Hotel De Es",
      summary: "A bus to the gate every half hour.",
      facts: [["from 05:30", "Breakfast"]],
      facilities: [
        "Bus to the South entrance",
        "Locked motorcycle store",
        "Four wheelchair-accessible rooms",
        "Drying room",
      ],
    },
  ),
  stay(
    "hotel-brinkzicht",
    {
      type: "hotel",
      image: "accommodation/brinkhotel",
      colour: "secondary",
      distanceMetres: 9200,
      priceFromCents: 18500,
      pricedPer: "night",
      booking: "brinkzicht",
      offers: {
        "tt-drenthe": [22500, 9],
        "gouden-spaak": [18500, 14],
        "hunebed-classic": [18500, 12],
        "noorder-gt": [18500, 15],
      },
    },
    {
      title: "Hotel Brinkzicht",
      summary: "Slapen waar in 1926 de eerste start klonk.",
      facts: [["tot 22:30 uur", "Keuken open"]],
      facilities: ["Bus naar Ingang Noord", "Sauna", "Bibliotheek met raceverslagen", "Laadpalen"],
    },
    {
      title: "Hotel Brinkzicht",
      summary: "Sleep where the first start was heard in 1926.",
      facts: [["until 22:30", "Kitchen open"]],
      facilities: ["Bus to the North entrance", "Sauna", "Library of race reports", "Charging points"],
    },
  ),
  stay(
    "herberg-het-dwaallicht",
    {
      type: "hotel",
      image: "accommodation/herberg",
      colour: "pink",
      distanceMetres: 2100,
      priceFromCents: 11200,
      pricedPer: "night",
      booking: "het-dwaallicht",
      offers: {
        "tt-drenthe": [14200, 2],
        "superbike-drenthe": [12200, 5],
        "nacht-van-drenthe": [12200, 4],
        "cycling-night": [11200, 7],
        "sidecar-weekend": [11200, 8],
      },
    },
    {
      title: "Herberg Het Dwaallicht",
      summary: "Acht kamers boven een bruin café, fietsen staan klaar.",
      facts: [["vijf minuten naar Ingang Oost", "Op de fiets"]],
      facilities: ["Leenfietsen met licht", "Lunchpakket voor langs de baan", "Poetsplek met hogedrukspuit"],
    },
    {
      title: "Het Dwaallicht inn",
      summary: "Eight rooms above a snug café, with bikes at the door.",
      facts: [["five minutes to the East entrance", "By bike"]],
      facilities: ["Bikes with lights to borrow", "Packed lunch for the trackside", "Wash bay with pressure washer"],
    },
  ),
];
