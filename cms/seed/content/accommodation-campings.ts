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
    },
    {
      title: "Camping Brem",
      summary: "Vijf minuten lopen van bocht 5.",
      facts: [
        ["op een derde van de plekken", "Stroom"],
        ["212 plekken", "Nog vrij"],
      ],
      facilities: ["Warme douches, dag en nacht", "Kampvuurveld", "Bakker op het veld vanaf 06:30 uur", "Laadpalen"],
    },
    {
      title: "Camping Brem",
      summary: "Five minutes’ walk from turn 5.",
      facts: [
        ["on one pitch in three", "Power"],
        ["212 pitches", "Still free"],
      ],
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
    },
    {
      title: "Camping Struikhei",
      summary: "Rustig veld, muziek uit om elf uur.",
      facts: [
        ["welkom", "Honden"],
        ["64 plekken", "Nog vrij"],
      ],
      facilities: ["Gezinsveld zonder auto’s", "Sanitair zonder drempels", "Speelweide met uitzicht op bocht 10"],
    },
    {
      title: "Camping Struikhei",
      summary: "A quiet field, music off at eleven.",
      facts: [
        ["welcome", "Dogs"],
        ["64 pitches", "Still free"],
      ],
      facilities: ["Car-free family field", "Step-free wash block", "Playing field overlooking turn 10"],
    },
  ),
  stay(
    "camping-ven",
    {
      type: "camping",
      image: "hero/hero-2",
      colour: "primary",
      distanceMetres: 250,
      priceFromCents: 5200,
      pricedPer: "weekend",
      // Full.
      booking: null,
    },
    {
      title: "Camping Ven",
      summary: "Campers en bussen, water bij de plek.",
      facts: [
        ["op elke plek", "Stroom"],
        ["geen, wel een wachtlijst: vraag ons", "Nog vrij"],
      ],
      facilities: [
        "Verharde plekken tot tien meter",
        "Losplaats voor vuilwater",
        "Vroeg op pad: uitrit dag en nacht open",
      ],
    },
    {
      title: "Camping Ven",
      summary: "Campers and vans, with water at your pitch.",
      facts: [
        ["on every pitch", "Power"],
        ["none, ask us for the waiting list", "Still free"],
      ],
      facilities: ["Hardstandings up to ten metres", "Waste water point", "Early start: exit open day and night"],
    },
  ),
];
