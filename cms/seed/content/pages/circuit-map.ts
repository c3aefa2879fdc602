import { bullets, heading } from "../../rich-text.ts";
import { filled, outline, textBlock } from "../detail-blocks.ts";
import { callToActionBlock } from "../page-blocks.ts";
import { page } from "../page-document.ts";

/** The map: stands, zones, prices and the way to them. */
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
      {
        __component: "blocks.circuit-map",
        title: "Kies een tribune",
        text: "Kies een bocht, een zone of een plek. De kaart laat zien wat je ervan ziet, wat het kost en hoe je er loopt.",
      },
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
      {
        __component: "blocks.circuit-map",
        title: "Choose a stand",
        text: "Choose a corner, a zone or a spot. The map shows what you’ll see from it, what it costs and how to walk there.",
      },
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
