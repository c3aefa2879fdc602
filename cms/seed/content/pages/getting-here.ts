import { bullets, heading } from "../../rich-text.ts";
import { filled, outline, textBlock } from "../detail-blocks.ts";
import { arrivalMapBlock, callToActionBlock } from "../page-blocks.ts";
import { parkingTable } from "../parking-table.ts";
import { travelBlock } from "../travel-block.ts";
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
      travelBlock({
        title: "De snelste lijn naar de poort",
        intro:
          "Met de bus sta je een kwartier eerder binnen dan met de auto. Alle tijden zijn vanaf het station, op een racedag.",
        modes: [
          {
            name: "Trein en bus",
            figure: "25",
            unit: "min",
            cost: "gratis met je ticket",
            steps: [
              [
                "Stap uit op het station",
                "Bus 27 staat voor de deur, met een oprijplaat en twee rolstoelplekken.",
                "1 min",
              ],
              [
                "Neem bus 27",
                "Elke tien minuten, van anderhalf uur voor de poorten tot twee uur na de laatste finish.",
                "23 min",
              ],
              [
                "Stap uit bij Ingang Zuid",
                "Of blijf zitten tot Ingang Oost, als die op je ticket staat. Janna wil graag weten waar je zit.",
                "1 min",
              ],
            ],
            image: "news/pendelbus",
            link: outline("Van de bus naar je stoel", "/plattegrond?start=bus-zuid#walk"),
          },
          {
            name: "Auto",
            figure: "40",
            unit: "min",
            cost: "€\u00a015,00 per dag, incl. btw",
            steps: [
              ["Rijd naar Turfvaartweg 26, Hunebrink", "De velden gaan om 06:30 uur open."],
              ["Volg de gele borden", "Ze winnen het van je navigatie: wij weten welke weg er open is."],
              ["Parkeer op P1 Zuid", "Vol? Dan wijzen ze je naar P2 Oost, vijf minuten van de poort.", "2 min"],
            ],
            image: "events/vrij-rijden-autos",
            link: outline("Van P1 naar je stoel", "/plattegrond?start=p1#walk"),
          },
          {
            name: "Fiets",
            figure: "45",
            unit: "min",
            cost: "gratis",
            steps: [
              ["Neem het fietspad door de hei", "Het komt uit bij Ingang Noord. Schapen hebben voorrang."],
              ["Zet je fiets in F1", "Vijftienhonderd rekken, een pomp en iemand die een band kan plakken.", "1 min"],
            ],
            image: "news/fietsenstalling",
            link: outline("Van de stalling naar je stoel", "/plattegrond?start=f1#walk"),
          },
          {
            name: "Motor",
            figure: "35",
            unit: "min",
            cost: "gratis",
            steps: [
              ["Volg de borden P3 West", "Verharde grond, en er ligt een plankje klaar voor je zijstandaard."],
              ["Geef je helm en pak af bij de poort", "Ze hangen er op nummer.", "2 min"],
              ["Ga als eerste naar huis", "Op zondag na de TT gaat P3 een kwartier eerder open dan de autovelden."],
            ],
            image: "news/oude-motoren",
            link: outline("Van P3 naar je stoel", "/plattegrond?start=p3#walk"),
          },
          {
            name: "Camper",
            figure: "40",
            unit: "min",
            cost: "met een plek op Camping Ven",
            steps: [
              [
                "Boek eerst een plek",
                "Camping Ven, verhard en met stroom. Vol? Zet je op de wachtlijst. Overnachten op een parkeerveld kan niet.",
              ],
              ["Volg de gele borden", "Na de Turfvaartweg sla je af bij het bord met de tent."],
              ["Wandel naar de poort", "Op maandagochtend is de weg naar huis leeg."],
            ],
            image: "accommodation/campers",
            link: outline("Van je camper naar je stoel", "/plattegrond?start=camping-ven#walk"),
          },
        ],
      }),
      arrivalMapBlock({
        title: "Waar je aankomt",
        text: "Ieder terrein heeft zijn eigen ingang. Kies waar je aankomt, dan wijzen we je op de plattegrond de weg naar je stoel, ook zonder traptreden.",
      }),
      parkingTable.nl,
      textBlock(
        heading(2, "Welke ingang?"),
        bullets([
          "**Zuid:** Hoofdtribune, Tribune Startbrink en Tribune Laatste Kei",
          "**West:** Hunebedtribune en Tribune Zandverstuiving",
          "**Noord:** Tribune Wolvenkuil, Tribune Elsbroek en Tribune Kampsteeg",
          "**Oost:** Tribune Dwaallicht en Korhoentribune",
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
      "Out here, round the outside nearly always beats the inside line. This is how to arrive by car, motorcycle, train or bicycle, or on foot.",
    seo: {
      title: "Route, parking and shuttle bus",
      description:
        "By car, motorcycle, train or bike to Circuit Drenthe: route, car parks, shuttle buses and the entrance nearest your stand.",
    },
    blocks: [
      travelBlock({
        title: "The fast line to the gate",
        intro: "The bus beats the car by a quarter of an hour. All times are from the station, on a race day.",
        modes: [
          {
            name: "Train and bus",
            figure: "25",
            unit: "min",
            cost: "free with your ticket",
            steps: [
              ["Get off at the station", "Bus 27 is at the door, with a ramp and two wheelchair spaces.", "1 min"],
              [
                "Take bus 27",
                "Every ten minutes, from an hour and a half before the gates until two hours after the last finish.",
                "23 min",
              ],
              [
                "Get off at the South entrance",
                "Or stay on to the East entrance, if that’s on your ticket. Janna likes to know where you’re sitting.",
                "1 min",
              ],
            ],
            image: "news/pendelbus",
            link: outline("From the bus to your seat", "/en/circuit-map?start=bus-zuid#walk"),
          },
          {
            name: "Car",
            figure: "40",
            unit: "min",
            cost: "€15.00 a day, incl. VAT",
            steps: [
              ["Drive to Turfvaartweg 26, Hunebrink", "The car parks open at 06:30."],
              ["Follow the yellow signs", "They outrank your satnav: we know which road is open."],
              ["Park on P1 South", "Full? They’ll wave you on to P2 East, five minutes from the gate.", "2 min"],
            ],
            image: "events/vrij-rijden-autos",
            link: outline("From P1 to your seat", "/en/circuit-map?start=p1#walk"),
          },
          {
            name: "Bicycle",
            figure: "45",
            unit: "min",
            cost: "free",
            steps: [
              ["Take the cycle path across the heath", "It ends at the North entrance. Sheep have right of way."],
              ["Leave your bike in F1", "Fifteen hundred racks, a pump and someone who can mend a puncture.", "1 min"],
            ],
            image: "news/fietsenstalling",
            link: outline("From the racks to your seat", "/en/circuit-map?start=f1#walk"),
          },
          {
            name: "Motorcycle",
            figure: "35",
            unit: "min",
            cost: "free",
            steps: [
              ["Follow the P3 West signs", "Hard ground, and there’s a little plank waiting for your side stand."],
              ["Hand in helmet and leathers at the gate", "They hang there by number.", "2 min"],
              ["Be the first to leave", "After Sunday’s TT, P3 opens a quarter of an hour before the car parks do."],
            ],
            image: "news/oude-motoren",
            link: outline("From P3 to your seat", "/en/circuit-map?start=p3#walk"),
          },
          {
            name: "Camper van",
            figure: "40",
            unit: "min",
            cost: "with a pitch at Camping Ven",
            steps: [
              [
                "Book a pitch first",
                "Camping Ven, hard ground with power. Is it full? Join the waiting list. There’s no staying overnight in a car park.",
              ],
              ["Follow the yellow signs", "Past the Turfvaartweg, turn off at the sign with the tent."],
              ["Walk to the gate", "On Monday morning the road home is empty."],
            ],
            image: "accommodation/campers",
            link: outline("From your van to your seat", "/en/circuit-map?start=camping-ven#walk"),
          },
        ],
      }),
      arrivalMapBlock({
        title: "Where you arrive",
        text: "Each car park has an entrance of its own. Choose where you arrive, and the map shows you the way to your seat, without steps if you like.",
      }),
      parkingTable.en,
      textBlock(
        heading(2, "Which entrance?"),
        bullets([
          "**South:** Main stand, Startbrink stand and Laatste Kei stand",
          "**West:** Hunebed stand and Zandverstuiving stand",
          "**North:** Wolvenkuil stand, Elsbroek stand and Kampsteeg stand",
          "**East:** Dwaallicht stand and Korhoen stand",
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
