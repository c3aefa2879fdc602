import { bullets, heading } from "../../rich-text.ts";
import { filled, outline, tableBlock, textBlock } from "../detail-blocks.ts";
import { callToActionBlock, cardsBlock } from "../page-blocks.ts";
import { page } from "../page-document.ts";

/** Stands and gates in words and tables. */
export const circuitMap = page(
  "circuit-map",
  {
    slug: "plattegrond",
    title: "Plattegrond",
    heading: "Kies eerst je bocht",
    intro:
      "Tien tribunes, vier ingangen en één baan. Hier zie je waar je zit, wat je ziet en door welke poort je naar binnen gaat.",
    seo: {
      title: "Plattegrond: tribunes en ingangen",
      description:
        "Alle tien de tribunes van Circuit Drenthe met zicht, dak, rolstoelplekken en ingang, plus toiletten, EHBO en schermen.",
    },
    blocks: [
      tableBlock("Alle tribunes, in de volgorde van een ronde", [
        ["Tribune", "Ziet bocht", "Overdekt", "Rolstoelplekken", "Ingang"],
        ["Hoofdtribune", "17, start en 1", "ja", "24", "Zuid"],
        ["Tribune Startbrink", "1", "ja", "12", "Zuid"],
        ["Hunebedtribune", "2–4", "nee", "8", "West"],
        ["Tribune Zandverstuiving", "4–6", "nee", "8", "West"],
        ["Tribune Wolvenkuil", "5–7", "nee", "6", "Noord"],
        ["Tribune Elsbroek", "9–11", "nee", "10", "Noord"],
        ["Tribune Kampsteeg", "12–14", "ja", "10", "Noord"],
        ["Tribune Dwaallicht", "15", "nee", "8", "Oost"],
        ["Korhoentribune", "16–18", "ja", "14", "Zuid"],
        ["Tribune Laatste Kei", "18", "ja", "16", "Zuid"],
      ]),
      cardsBlock("Wat wil je zien?", null, [
        {
          title: "De start",
          text: "Hoofdtribune of Startbrink. Veertig motoren, één bocht.",
          url: "/tickets",
          colour: "primary",
          image: "events/tt-drenthe",
        },
        {
          title: "Inhaalacties",
          text: "Korhoen en Laatste Kei. Hier wordt laat geremd en hard gejuicht.",
          url: "/tickets",
          colour: "yellow",
          image: "events/superbike-drenthe",
        },
        {
          title: "Hellingshoek en heide",
          text: "De Hunebedtribune: 64 graden en een hunebed op de achtergrond.",
          url: "/tickets",
          colour: "turqoise",
          image: "events/hunebed-classic",
        },
      ]),
      textBlock(
        heading(2, "Op het terrein"),
        bullets([
          "**EHBO** vind je in de paddock, bij Ingang Noord en bij Ingang Oost.",
          "**Toiletten** staan op negen plekken rond de baan, elk met een rolstoeltoilet en een kraan met drinkwater.",
          "**Zeven schermen** tonen de race en de stand; bij scherm 1 en 7 is er gebarentaal.",
          "**Het informatiepunt** is achter de Hoofdtribune.",
          "**Van noord naar zuid** lopen duurt buitenom 25 minuten. De tunnel onder het rechte stuk scheelt er tien.",
        ]),
      ),
      callToActionBlock({
        title: "Weet je al hoe je komt?",
        text: "Met de auto kom je bij Zuid of Oost aan, met de motor bij West en met de fiets bij Noord.",
        colour: "blue",
        buttons: [filled("Plan je route", "/bereikbaarheid"), outline("Bekijk de tickets", "/tickets")],
      }),
    ],
  },
  {
    slug: "circuit-map",
    title: "Circuit map",
    heading: "Choose your corner first",
    intro: "Ten stands, four entrances and one track. See where you’ll sit, what you’ll see and which gate to use.",
    seo: {
      title: "Circuit map: stands and entrances",
      description:
        "All ten stands at Circuit Drenthe with view, roof, wheelchair places and entrance, plus toilets, first aid and screens.",
    },
    blocks: [
      tableBlock("All stands, in the order of a lap", [
        ["Stand", "Sees turn", "Covered", "Wheelchair places", "Entrance"],
        ["Main stand", "17, start and 1", "yes", "24", "South"],
        ["Startbrink stand", "1", "yes", "12", "South"],
        ["Hunebed stand", "2–4", "no", "8", "West"],
        ["Zandverstuiving stand", "4–6", "no", "8", "West"],
        ["Wolvenkuil stand", "5–7", "no", "6", "North"],
        ["Elsbroek stand", "9–11", "no", "10", "North"],
        ["Kampsteeg stand", "12–14", "yes", "10", "North"],
        ["Dwaallicht stand", "15", "no", "8", "East"],
        ["Korhoen stand", "16–18", "yes", "14", "South"],
        ["Laatste Kei stand", "18", "yes", "16", "South"],
      ]),
      cardsBlock("What do you want to see?", null, [
        {
          title: "The start",
          text: "Main stand or Startbrink. Forty motorcycles, one corner.",
          url: "/en/tickets",
          colour: "primary",
          image: "events/tt-drenthe",
        },
        {
          title: "Overtaking",
          text: "Korhoen and Laatste Kei. Late braking and loud cheering.",
          url: "/en/tickets",
          colour: "yellow",
          image: "events/superbike-drenthe",
        },
        {
          title: "Lean angle and heather",
          text: "The Hunebed stand: 64 degrees, with a megalithic tomb behind it.",
          url: "/en/tickets",
          colour: "turqoise",
          image: "events/hunebed-classic",
        },
      ]),
      textBlock(
        heading(2, "Around the grounds"),
        bullets([
          "**First aid** is in the paddock, at the North entrance and at the East entrance.",
          "**Toilets** stand in nine places around the track, each with a wheelchair toilet and a drinking-water tap.",
          "**Seven screens** show the race and the standings; screens 1 and 7 have Dutch sign language.",
          "**The information point** is behind the Main stand.",
          "**Walking from north to south** takes 25 minutes round the outside. The tunnel under the straight saves you ten.",
        ]),
      ),
      callToActionBlock({
        title: "Know how you’re getting here?",
        text: "Cars arrive at South or East, motorcycles at West and bicycles at North.",
        colour: "blue",
        buttons: [filled("Plan your route", "/en/getting-here"), outline("See the tickets", "/en/tickets")],
      }),
    ],
  },
);
