import { filled, outline } from "../detail-blocks.ts";
import { callToActionBlock } from "../page-blocks.ts";
import { page } from "../page-document.ts";

/** The cart page of the settings; as long as nothing is for sale, it is empty. */
export const cart = page(
  "cart",
  {
    slug: "winkelwagen",
    title: "Winkelwagen",
    heading: "Je winkelwagen is leeg.",
    intro: "Kies een dag en een tribune. Je zit zo op de baan.",
    seo: { description: "Je winkelwagen bij Circuit Drenthe.", noIndex: true },
    blocks: [
      callToActionBlock({
        title: "Voeg tickets toe aan je winkelwagen",
        text: "Op de ticketpagina zie je welke tribunes er zijn en wanneer de verkoop begint.",
        colour: "yellow",
        buttons: [filled("Naar de tickets", "/tickets"), outline("Bekijk de kalender", "/evenementen")],
      }),
      { __component: "blocks.featured-events", title: "De eerste start", colour: "turqoise", events: [] },
    ],
  },
  {
    slug: "cart",
    title: "Cart",
    heading: "Your cart is empty.",
    intro: "Choose a day and a stand. You’ll be trackside in no time.",
    seo: { description: "Your cart at Circuit Drenthe.", noIndex: true },
    blocks: [
      callToActionBlock({
        title: "Add tickets to your cart",
        text: "The tickets page shows which stands there are and when sales begin.",
        colour: "yellow",
        buttons: [filled("Go to tickets", "/en/tickets"), outline("See the calendar", "/en/events")],
      }),
      { __component: "blocks.featured-events", title: "The first start", colour: "turqoise", events: [] },
    ],
  },
);
