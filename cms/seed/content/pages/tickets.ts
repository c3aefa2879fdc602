import { entry } from "../../references.ts";
import { paragraph } from "../../rich-text.ts";
import { filled, outline, tableBlock, textWithMediaBlock } from "../detail-blocks.ts";
import { callToActionBlock, formBlock } from "../page-blocks.ts";
import { page } from "../page-document.ts";

/** Tickets, before the shop opens: what will be for sale, and how to be on time. */
export const tickets = page(
  "tickets",
  {
    slug: "tickets",
    title: "Tickets",
    heading: "Nog geen tickets in de verkoop.",
    intro:
      "We tellen de stoelen nog een keer na. Zodra het loket opengaat, koop je hier je kaart: eerst je dag, dan je tribune.",
    seo: {
      title: "Tickets voor Circuit Drenthe",
      description:
        "De kaartverkoop is nog niet open. Bekijk kalender en tribunes, en weet als eerste wanneer het loket opengaat.",
    },
    blocks: [
      callToActionBlock({
        title: "Sta straks vooraan",
        text: "Kies alvast een weekend op de kalender. Met het ticketalarm hoor je het zodra de verkoop begint.",
        colour: "yellow",
        buttons: [filled("Bekijk de kalender", "/evenementen"), outline("Zet het ticketalarm", "/ticketalarm")],
      }),
      tableBlock("Wat een dag TT Drenthe straks kost per tribune, inclusief btw", [
        ["Tribune", "Zicht op", "Overdekt", "Vanaf"],
        ["Hoofdtribune", "start en pitstraat", "ja", "€\u00a0129,00"],
        ["Korhoentribune", "bocht\u00a016–18", "ja", "€\u00a0129,00"],
        ["Tribune Kampsteeg", "bocht\u00a012–14", "ja", "€\u00a099,00"],
        ["Hunebedtribune", "bocht\u00a02–4", "nee", "€\u00a099,00"],
        ["Tribune Zandverstuiving", "bocht\u00a04–6", "nee", "€\u00a079,00"],
      ]),
      textWithMediaBlock({
        title: "Goed om te weten",
        nodes: [
          paragraph(
            "**Rolstoelplekken** zijn er op alle tien de tribunes, met een gratis stoel voor je begeleider. Lees meer bij [toegankelijkheid](/toegankelijkheid).",
          ),
          paragraph(
            "**Kinderen tot en met zes jaar** zitten gratis op schoot. Vanaf zeven jaar hebben ze een eigen stoel en een eigen kaart.",
          ),
          paragraph(
            "**Zie je nu al ergens een kaart te koop?** Dan bestaat hij niet. We werken niet met doorverkopers. Twijfel je over een aanbod, [stuur het ons](/contact).",
          ),
        ],
        image: "news/publiek",
        side: "left",
      }),
      formBlock("ticket-pre-order"),
      {
        __component: "blocks.countdown",
        title: "Tot de eerste start van TT Drenthe",
        text: "Genoeg tijd om je oordopjes terug te vinden.",
        colour: "blue",
        event: entry("event", "tt-drenthe"),
        buttons: [{ ...filled("Naar het evenement", "/evenementen/tt-drenthe") }],
      },
    ],
  },
  {
    slug: "tickets",
    title: "Tickets",
    heading: "No tickets on sale yet.",
    intro:
      "We’re counting the seats one more time. As soon as the box office opens, this is where you buy: first your day, then your stand.",
    seo: {
      title: "Tickets for Circuit Drenthe",
      description:
        "Ticket sales haven’t opened yet. See the calendar and the stands, and be first to know when the box office opens.",
    },
    blocks: [
      callToActionBlock({
        title: "Be first in the queue",
        text: "Pick a weekend on the calendar now. The ticket alarm tells you as soon as sales start.",
        colour: "yellow",
        buttons: [filled("See the calendar", "/en/events"), outline("Set the ticket alarm", "/en/ticket-alarm")],
      }),
      tableBlock("What a day at TT Drenthe will cost by stand, VAT included", [
        ["Stand", "Looks out over", "Covered", "From"],
        ["Main stand", "start and pit lane", "yes", "€129.00"],
        ["Korhoen stand", "turns\u00a016–18", "yes", "€129.00"],
        ["Kampsteeg stand", "turns\u00a012–14", "yes", "€99.00"],
        ["Hunebed stand", "turns\u00a02–4", "no", "€99.00"],
        ["Zandverstuiving stand", "turns\u00a04–6", "no", "€79.00"],
      ]),
      textWithMediaBlock({
        title: "Good to know",
        nodes: [
          paragraph(
            "**Wheelchair places** are available in all ten stands, with a free seat for whoever comes along to help. Read more under [accessibility](/en/accessibility).",
          ),
          paragraph(
            "**Children up to six** sit on your lap for free. From seven they have a seat and a ticket of their own.",
          ),
          paragraph(
            "**Seen a ticket for sale already?** Then it doesn’t exist. We don’t work with resellers. Not sure about an offer? [Send it to us](/en/contact).",
          ),
        ],
        image: "news/publiek",
        side: "left",
      }),
      formBlock("ticket-pre-order"),
      {
        __component: "blocks.countdown",
        title: "Until the first start of TT Drenthe",
        text: "Time enough to find your earplugs.",
        colour: "blue",
        event: entry("event", "tt-drenthe"),
        buttons: [{ ...filled("Go to the event", "/en/events/tt-drenthe") }],
      },
    ],
  },
);
