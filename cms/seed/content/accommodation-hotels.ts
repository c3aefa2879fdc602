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
    },
    {
      title: "Hotel De Es",
      summary: "Met bus naar de poort, elk half uur.",
      facts: [
        ["vanaf 05:30 uur", "Ontbijt"],
        ["18 kamers", "Nog vrij"],
      ],
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
      facts: [
        ["from 05:30", "Breakfast"],
        ["18 rooms", "Still free"],
      ],
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
      image: "arrangements/lounge",
      colour: "secondary",
      distanceMetres: 9200,
      priceFromCents: 18500,
      pricedPer: "night",
      booking: "brinkzicht",
    },
    {
      title: "Hotel Brinkzicht",
      summary: "Slapen waar in 1926 de eerste start klonk.",
      facts: [
        ["tot 22:30 uur", "Keuken open"],
        ["9 kamers", "Nog vrij"],
      ],
      facilities: ["Bus naar Ingang Noord", "Sauna", "Bibliotheek met raceverslagen", "Laadpalen"],
    },
    {
      title: "Hotel Brinkzicht",
      summary: "Sleep where the first start was heard in 1926.",
      facts: [
        ["until 22:30", "Kitchen open"],
        ["9 rooms", "Still free"],
      ],
      facilities: ["Bus to the North entrance", "Sauna", "Library of race reports", "Charging points"],
    },
  ),
  stay(
    "herberg-het-dwaallicht",
    {
      type: "hotel",
      image: "arrangements/proost",
      colour: "pink",
      distanceMetres: 2100,
      priceFromCents: 11200,
      pricedPer: "night",
      booking: "het-dwaallicht",
    },
    {
      title: "Herberg Het Dwaallicht",
      summary: "Acht kamers boven een bruin café, fietsen staan klaar.",
      facts: [
        ["vijf minuten naar Ingang Oost", "Op de fiets"],
        ["2 kamers", "Nog vrij"],
      ],
      facilities: ["Leenfietsen met licht", "Lunchpakket voor langs de baan", "Poetsplek met hogedrukspuit"],
    },
    {
      title: "Het Dwaallicht inn",
      summary: "Eight rooms above a snug café, with bikes at the door.",
      facts: [
        ["five minutes to the East entrance", "By bike"],
        ["2 rooms", "Still free"],
      ],
      facilities: ["Bikes with lights to borrow", "Packed lunch for the trackside", "Wash bay with pressure washer"],
    },
  ),
];
