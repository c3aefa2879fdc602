import { bullets, heading, paragraph } from "../../rich-text.ts";
import { filled, outline, tableBlock, textBlock, textWithMediaBlock } from "../detail-blocks.ts";
import { callToActionBlock } from "../page-blocks.ts";
import { page } from "../page-document.ts";

/** Directions, parking and the shuttle bus. */
export const gettingHere = page(
  "getting-here",
  {
    slug: "bereikbaarheid",
    title: "Bereikbaarheid",
    heading: "De snelste lijn naar de poort",
    intro:
      "Buitenom is hier bijna altijd sneller dan binnendoor. Zo kom je er met auto, motor, trein, fiets of te voet.",
    seo: {
      title: "Route, parkeren en pendelbus",
      description:
        "Met auto, motor, trein of fiets naar Circuit Drenthe: route, parkeervelden, pendelbussen en de ingang die bij je tribune hoort.",
    },
    blocks: [
      tableBlock("Parkeren op racedagen", [
        ["Terrein", "Voor", "Lopen naar de ingang", "Prijs per dag"],
        ["P1\u00a0Zuid", "auto’s, 60 vakken met gehandicaptenparkeerkaart", "3 minuten", "€\u00a015,00"],
        ["P2\u00a0Oost", "auto’s en zakelijke gasten", "5 minuten", "€\u00a015,00"],
        ["P3\u00a0West", "motoren, met gratis helmbewaring", "2 minuten", "gratis"],
      ]),
      textWithMediaBlock({
        title: "Met de motor",
        nodes: [
          paragraph(
            "Volg de borden **P3 West**. Je staat er gratis, op verharde grond, en er ligt een plankje klaar voor je zijstandaard. Bij de poort geef je je helm en pak af; ze hangen er op nummer.",
          ),
          paragraph(
            "Op zondag na de TT gaat P3 een kwartier eerder open dan de autovelden. Noem het voorkeursbehandeling.",
          ),
        ],
        image: "events/vrij-rijden",
        side: "left",
      }),
      textBlock(
        heading(2, "Met de auto"),
        paragraph(
          "Zet **Turfvaartweg 26, Hunebrink** in je navigatie en volg vanaf de snelweg de gele borden. Die borden winnen het van je navigatie: wij weten welke weg er open is.",
        ),
        heading(2, "Met de trein en de bus"),
        paragraph(
          "Op racedagen rijden er vanaf het station pendelbussen, van 07:00 uur tot twee uur na de laatste finish, elke tien minuten. De rit duurt 25 minuten en zit bij je ticket in.",
        ),
        heading(2, "Met de fiets"),
        paragraph(
          "Het fietspad door de hei komt uit bij Ingang Noord. Daar staan vijftienhonderd rekken, een pomp en iemand die een band kan plakken.",
        ),
        heading(2, "Welke ingang?"),
        bullets([
          "**Zuid:** Hoofdtribune, Tribune Startbrink, Tribune Laatste Kei en Korhoentribune",
          "**West:** Hunebedtribune en Tribune Zandverstuiving",
          "**Noord:** Tribune Wolvenkuil, Tribune Elsbroek en Tribune Kampsteeg",
          "**Oost:** Tribune Dwaallicht",
        ]),
      ),
      callToActionBlock({
        title: "Blijf slapen en mis de file",
        text: "De rustigste weg naar huis is die van maandagochtend.",
        colour: "pink",
        buttons: [filled("Bekijk de slaapplekken", "/accommodaties"), outline("Open de plattegrond", "/plattegrond")],
      }),
    ],
  },
  {
    slug: "getting-here",
    title: "Getting here",
    heading: "The fast line to the gate",
    intro:
      "Round the outside nearly always beats the inside line here. This is how to come by car, motorcycle, train, bicycle or on foot.",
    seo: {
      title: "Route, parking and shuttle bus",
      description:
        "By car, motorcycle, train or bike to Circuit Drenthe: route, car parks, shuttle buses and the entrance nearest your stand.",
    },
    blocks: [
      tableBlock("Parking on race days", [
        ["Car park", "For", "Walk to the gate", "Price per day"],
        ["P1\u00a0South", "cars, with 60 blue-badge bays", "3 minutes", "€15.00"],
        ["P2\u00a0East", "cars and business guests", "5 minutes", "€15.00"],
        ["P3\u00a0West", "motorcycles, with free helmet storage", "2 minutes", "free"],
      ]),
      textWithMediaBlock({
        title: "By motorcycle",
        nodes: [
          paragraph(
            "Follow the **P3 West** signs. Parking is free, on hard ground, and there’s a little plank waiting for your side stand. Hand in your helmet and leathers at the gate; they hang there by number.",
          ),
          paragraph("After Sunday’s TT, P3 opens a quarter of an hour before the car parks do. Call it favouritism."),
        ],
        image: "events/vrij-rijden",
        side: "left",
      }),
      textBlock(
        heading(2, "By car"),
        paragraph(
          "Put **Turfvaartweg 26, Hunebrink** in your satnav and follow the yellow signs from the motorway. The signs outrank the satnav: we know which road is open.",
        ),
        heading(2, "By train and bus"),
        paragraph(
          "On race days shuttle buses run from the station every ten minutes, from 07:00 until two hours after the last finish. The ride takes 25 minutes and is included in your ticket.",
        ),
        heading(2, "By bike"),
        paragraph(
          "The cycle path across the heath ends at the North entrance. You’ll find fifteen hundred racks there, a pump and someone who can mend a puncture.",
        ),
        heading(2, "Which entrance?"),
        bullets([
          "**South:** Main stand, Startbrink stand, Laatste Kei stand and Korhoen stand",
          "**West:** Hunebed stand and Zandverstuiving stand",
          "**North:** Wolvenkuil stand, Elsbroek stand and Kampsteeg stand",
          "**East:** Dwaallicht stand",
        ]),
      ),
      callToActionBlock({
        title: "Stay the night, skip the jam",
        text: "The quietest road home is the one on Monday morning.",
        colour: "pink",
        buttons: [filled("See where to stay", "/en/accommodation"), outline("Open the circuit map", "/en/circuit-map")],
      }),
    ],
  },
);
