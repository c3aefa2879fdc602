import { filled, outline, quoteBlock } from "../detail-blocks.ts";
import { callToActionBlock } from "../page-blocks.ts";
import { page } from "../page-document.ts";

/** Places to stay, with the filter by type. */
export const accommodation = page(
  "accommodation",
  {
    slug: "accommodaties",
    title: "Accommodaties",
    heading: "Blijf slapen",
    intro: "Wakker worden van een warm-up. Alles hieronder ligt op loopafstand of heeft een bus naar de poort.",
    seo: {
      title: "Slapen bij het circuit",
      description:
        "Campings tegen het hek, koepels in de hei en hotels met een bus naar de poort. Vergelijk afstand, prijs en voorzieningen.",
    },
    blocks: [
      { __component: "blocks.accommodation-list", title: null, question: "Hoe wil je slapen?", showFilters: true },
      quoteBlock(
        "Om half zes hoorde ik de eerste motor. Om zes uur stond de hele camping in de rij voor koffie.",
        "Bea Tensen",
        "kampeert al 31 jaar op Struikhei",
      ),
      callToActionBlock({
        title: "Zelf een veldje over?",
        text: "Boeren uit Hunebrink openen tijdens de TT hun wei. Wil je meedoen, dan zetten we je op de lijst voor volgend jaar.",
        colour: "yellow",
        buttons: [
          filled("Meld je wei aan", "mailto:omgeving@circuit-drenthe.example"),
          outline("Alles vol? De wachtlijst", "/accommodaties/wachtlijst"),
        ],
      }),
    ],
  },
  {
    slug: "accommodation",
    title: "Accommodation",
    heading: "Stay the night",
    intro: "Let a warm-up wake you. Everything below is within walking distance or has a bus to the gate.",
    seo: {
      title: "Where to stay near the circuit",
      description:
        "Campsites by the fence, domes on the heath and hotels with a bus to the gate. Compare distance, price and facilities.",
    },
    blocks: [
      {
        __component: "blocks.accommodation-list",
        title: null,
        question: "How would you like to sleep?",
        showFilters: true,
      },
      quoteBlock(
        "At half past five I heard the first bike. By six the whole campsite was queuing for coffee.",
        "Bea Tensen",
        "has camped at Struikhei for 31 years",
      ),
      callToActionBlock({
        title: "Got a field to spare?",
        text: "Farmers in Hunebrink open their meadows during the TT. If you’d like to join in, we’ll put you on next year’s list.",
        colour: "yellow",
        buttons: [
          filled("Offer your meadow", "mailto:omgeving@circuit-drenthe.example"),
          outline("All full? The waiting list", "/en/accommodation/waiting-list"),
        ],
      }),
    ],
  },
);
