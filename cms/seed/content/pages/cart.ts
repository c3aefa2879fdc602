import { entries } from "../../references.ts";
import { page } from "../page-document.ts";

const next = entries("event", "tt-drenthe");

/** The cart page of the settings. */
export const cart = page(
  "cart",
  {
    slug: "winkelwagen",
    title: "Winkelwagen",
    seo: { description: "Je winkelwagen bij Circuit Drenthe.", noIndex: true },
    blocks: [
      {
        __component: "blocks.cart",
        title: "Voeg tickets toe aan je winkelwagen",
        text: "Kies een dag en een tribune. Je zit zo op de baan.",
      },
      { __component: "blocks.featured-events", title: null, colour: "turqoise", events: next },
    ],
  },
  {
    slug: "cart",
    title: "Cart",
    seo: { description: "Your cart at Circuit Drenthe.", noIndex: true },
    blocks: [
      {
        __component: "blocks.cart",
        title: "Add tickets to your cart",
        text: "Choose a day and a stand. You’ll be trackside in no time.",
      },
      { __component: "blocks.featured-events", title: null, colour: "turqoise", events: next },
    ],
  },
);
