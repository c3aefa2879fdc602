import type { SeedDocument } from "../document.ts";
import { stay } from "./accommodation-stay.ts";

/** The campings around the track; two of the three share its fence. */
export const campings: SeedDocument[] = [
  stay(
    "camping-brem",
    {
      type: "camping",
      image: "accommodation/camping",
      colour: "blue",
      distanceMetres: 350,
      priceFromCents: 4500,
      pricedPer: "weekend",
      booking: "camping-brem",
      offers: {
        "tt-drenthe": [4500, 212],
        "superbike-drenthe": [3500, 340],
        "nacht-van-drenthe": [2900, 300],
        zandloop: [2500, 360],
      },
    },
    {
      title: "Camping Brem",
      summary: "Vijf minuten lopen van bocht 5.",
      facts: [["op een derde van de plekken", "Stroom"]],
      facilities: ["Warme douches, dag en nacht", "Kampvuurveld", "Bakker op het veld vanaf 06:30 uur", "Laadpalen"],
    },
    {
      title: "Camping Brem",
      summary: "Five minutes’ walk from turn 5.",
      facts: [["on one pitch in three", "Power"]],
      facilities: ["Hot showers day and night", "Campfire field", "Baker on site from 06:30", "Charging points"],
    },
  ),
  stay(
    "camping-struikhei",
    {
      type: "camping",
      image: "news/schapen",
      colour: "pink",
      distanceMetres: 550,
      priceFromCents: 3900,
      pricedPer: "weekend",
      booking: "camping-struikhei",
      offers: {
        "tt-drenthe": [3900, 64],
        "superbike-drenthe": [2900, 120],
        "nacht-van-drenthe": [2500, 96],
        "hunebed-classic": [2500, 140],
      },
    },
    {
      title: "Camping Struikhei",
      summary: "Rustig veld, muziek uit om elf uur.",
      facts: [["welkom", "Honden"]],
      facilities: ["Gezinsveld zonder auto’s", "Sanitair zonder drempels", "Speelweide met uitzicht op bocht 10"],
    },
    {
      title: "Camping Struikhei",
      summary: "A quiet field, music off at eleven.",
      facts: [["welcome", "Dogs"]],
      facilities: ["Car-free family field", "Step-free wash block", "Playing field overlooking turn 10"],
    },
  ),
  stay(
    "camping-ven",
    {
      type: "camping",
      image: "accommodation/campers",
      colour: "primary",
      distanceMetres: 250,
      priceFromCents: 5200,
      pricedPer: "weekend",
      booking: "camping-ven",
      offers: {
        "tt-drenthe": [5200, 0],
        "superbike-drenthe": [3900, 11],
        "nacht-van-drenthe": [3500, 18],
      },
    },
    {
      title: "Camping Ven",
      summary: "Campers en bussen, water bij de plek.",
      facts: [["op elke plek", "Stroom"]],
      facilities: [
        "Verharde plekken tot tien meter",
        "Losplaats voor vuilwater",
        "Vroeg op pad: uitrit dag en nacht open",
      ],
    },
    {
      title: "Camping Ven",
      summary: "Campers and vans, with water at your pitch.",
      facts: [["on every pitch", "Power"]],
      facilities: ["Hardstandings up to ten metres", "Waste water point", "Early start: exit open day and night"],
    },
  ),
];
