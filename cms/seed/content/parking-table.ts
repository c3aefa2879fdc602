import { tableBlock } from "./detail-blocks.ts";

/** Where to leave what one comes with. The minutes are those that the circuit's paths take (`web/app/blocks/arrival-map`). */
export const parkingTable = {
  nl: tableBlock("Parkeren en stallen op racedagen", [
    ["Terrein", "Voor", "Lopen naar de ingang", "Prijs per dag, incl. btw"],
    ["P1\u00a0Zuid", "auto’s, 60 vakken met gehandicaptenparkeerkaart", "2 minuten", "€\u00a015,00"],
    ["P2\u00a0Oost", "auto’s en zakelijke gasten", "5 minuten", "€\u00a015,00"],
    ["P3\u00a0West", "motoren, met gratis helmbewaring", "2 minuten", "gratis"],
    ["F1\u00a0Noord", "vijftienhonderd fietsen, met een pomp", "1 minuut", "gratis"],
  ]),
  en: tableBlock("Parking on race days", [
    ["Car park", "For", "Walk to the gate", "Price per day, incl. VAT"],
    ["P1\u00a0South", "cars, with 60 blue-badge bays", "2 minutes", "€15.00"],
    ["P2\u00a0East", "cars and business guests", "5 minutes", "€15.00"],
    ["P3\u00a0West", "motorcycles, with free helmet storage", "2 minutes", "free"],
    ["F1\u00a0North", "fifteen hundred bicycles, with a pump", "1 minute", "free"],
  ]),
};
