import { heading, numbers, paragraph } from "../../rich-text.ts";
import { filled, outline, textWithMediaBlock } from "../detail-blocks.ts";
import { callToActionBlock, formBlock } from "../page-blocks.ts";
import { page } from "../page-document.ts";

/** Tickets: all that is on sale, by event, and what is good to know about it. */
export const tickets = page(
  "tickets",
  {
    slug: "tickets",
    title: "Tickets",
    intro: "Kies je evenement, dan je dag, dan je plek. Je tickets staan daarna in je mail.",
    seo: {
      title: "Tickets voor Circuit Drenthe",
      description:
        "Koop tickets voor races, baandagen en diners op Circuit Drenthe: per dag, per tribune, met de prijs inclusief btw.",
    },
    blocks: [
      {
        __component: "blocks.ticket-shop",
        title: "Wat er te koop is",
        text: "Prijzen per persoon, inclusief btw. Bij zakelijke arrangementen exclusief.",
      },
      textWithMediaBlock({
        title: "Goed om te weten",
        nodes: [
          paragraph(
            "**Rolstoelplekken** hebben alle tien de tribunes, met een gratis stoel voor je begeleider. Hierboven staat welke er per evenement opengaan. Lees meer bij [toegankelijkheid](/toegankelijkheid).",
          ),
          paragraph(
            "**Op de tribunes** zitten kinderen tot en met zes jaar gratis op schoot. Vanaf zeven jaar hebben ze een eigen stoel en een eigen kaart. Stoelen hebben geen nummer: wie er het eerst is, kiest.",
          ),
          paragraph(
            "**Zie je ergens anders een kaart te koop?** Betaal nooit meer dan hier: zulke kaarten maken we ongeldig. We werken niet met doorverkopers. Twijfel je over een aanbod, [stuur het ons](/contact).",
          ),
        ],
        image: "news/publiek",
        side: "left",
      }),
      callToActionBlock({
        title: "Uitverkocht, of nog niet open?",
        text: "Met het ticketalarm krijg je één mail zodra er kaarten te koop zijn.",
        colour: "yellow",
        buttons: [filled("Zet het ticketalarm", "/ticketalarm"), outline("Bekijk de kalender", "/evenementen")],
      }),
      formBlock("ticket-pre-order", {
        colour: "turqoise",
        nodes: [
          heading(2, "Zo komen jullie naast elkaar"),
          numbers([
            "**Je vraagt** tot tien stoelen aan. Dat kost niets en je zit nergens aan vast.",
            "**Binnen een week** mailt Femke Brands welke stoelen er vrij zijn, met de prijs erbij.",
            "**Past het, dan betaal je.** Past het niet, dan gaan de stoelen naar de volgende groep.",
          ]),
          heading(2, "Met meer dan tien?"),
          paragraph("**[0592 00 01 26](tel:+31592000126)**"),
          paragraph(
            "Femke van de kaarten weet welke rijen nog leeg zijn. Op werkdagen van 09:00 tot 17:00 uur, of mail [tickets@circuit-drenthe.example](mailto:tickets@circuit-drenthe.example).",
          ),
          heading(2, "Eén stoel is genoeg?"),
          paragraph("Die koop je hierboven meteen, zonder te wachten."),
        ],
      }),
    ],
  },
  {
    slug: "tickets",
    title: "Tickets",
    intro: "Choose your event, then your day, then your place. Your tickets come by email.",
    seo: {
      title: "Tickets for Circuit Drenthe",
      description:
        "Buy tickets for races, track days and dinners at Circuit Drenthe: by day and by stand, with the price including VAT.",
    },
    blocks: [
      {
        __component: "blocks.ticket-shop",
        title: "What’s on sale",
        text: "Prices per person, VAT included. Hospitality packages exclude it.",
      },
      textWithMediaBlock({
        title: "Good to know",
        nodes: [
          paragraph(
            "All ten stands have **wheelchair places**, with a free seat for whoever comes along to help. See above which of them open for each event. Read more under [accessibility](/en/accessibility).",
          ),
          paragraph(
            "**In the stands** children up to six sit on your lap for free. From seven they have a seat and a ticket of their own. Seats aren’t numbered: first come, first seated.",
          ),
          paragraph(
            "**Seen a ticket for sale elsewhere?** Never pay more than here: we cancel such tickets. We don’t work with resellers. Not sure about an offer? [Send it to us](/en/contact).",
          ),
        ],
        image: "news/publiek",
        side: "left",
      }),
      callToActionBlock({
        title: "Sold out, or not open yet?",
        text: "The ticket alarm sends you one email as soon as there are tickets to buy.",
        colour: "yellow",
        buttons: [filled("Set the ticket alarm", "/en/ticket-alarm"), outline("See the calendar", "/en/events")],
      }),
      formBlock("ticket-pre-order", {
        colour: "turqoise",
        nodes: [
          heading(2, "How you end up side by side"),
          numbers([
            "**You ask** for up to ten seats. It costs nothing and ties you to nothing.",
            "**Within a week** Femke Brands writes to say which seats are free, and what they cost.",
            "**If they suit you, you pay.** If they don’t, they go to the next group.",
          ]),
          heading(2, "More than ten of you?"),
          paragraph("**[+31 592 00 01 26](tel:+31592000126)**"),
          paragraph(
            "Femke at the ticket desk knows which rows are still empty. Weekdays from 09:00 to 17:00, or write to [tickets@circuit-drenthe.example](mailto:tickets@circuit-drenthe.example).",
          ),
          heading(2, "Just the one seat?"),
          paragraph("Buy it further up, straight away and without waiting."),
        ],
      }),
    ],
  },
);
