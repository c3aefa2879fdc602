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
    },
    {
      title: "Koepel in de hei",
      summary: "Echt bed, schapen als buren.",
      facts: [
        ["2 tot 4 personen", "Slaapt"],
        ["6 koepels", "Nog vrij"],
      ],
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
      facts: [
        ["2 to 4 people", "Sleeps"],
        ["6 domes", "Still free"],
      ],
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
      image: "events/hunebed-classic",
      colour: "orange",
      distanceMetres: 1400,
      priceFromCents: 7900,
      pricedPer: "night",
      booking: "schaapskooi",
    },
    {
      title: "Trekkershut Schaapskooi",
      summary: "Vier houten hutten om een echte kooi.",
      facts: [
        ["4 personen", "Slaapt"],
        ["3 hutten", "Nog vrij"],
      ],
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
      facts: [
        ["4 people", "Sleeps"],
        ["3 cabins", "Still free"],
      ],
      facilities: ["Hob and fridge", "Showers in the fold", "Dry parking for your motorcycle", "One step-free cabin"],
    },
  ),
  stay(
    "opgezet-bij-wolvenkuil",
    {
      type: "glamping",
      image: "events/nacht-van-drenthe",
      colour: "asphalt",
      distanceMetres: 300,
      priceFromCents: 9500,
      pricedPer: "weekend",
      booking: "opgezet",
    },
    {
      title: "Opgezet bij Wolvenkuil",
      summary: "Je tent staat al, jij hoeft alleen te komen.",
      facts: [
        ["2 personen", "Slaapt"],
        ["38 tenten", "Nog vrij"],
      ],
      facilities: ["Veldbed en slaapzak klaar", "Kluisje met stopcontact", "Ontbijtzak aan je rits"],
    },
    {
      title: "Pitched at Wolvenkuil",
      summary: "Your tent is already up. Just turn up.",
      facts: [
        ["2 people", "Sleeps"],
        ["38 tents", "Still free"],
      ],
      facilities: ["Camp bed and sleeping bag ready", "Locker with a socket", "Breakfast bag on your zip"],
    },
  ),
];
