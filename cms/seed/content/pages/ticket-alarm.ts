import { heading, numbers, paragraph } from "../../rich-text.ts";
import { textWithMediaBlock } from "../detail-blocks.ts";
import { formBlock, newsletterBlock } from "../page-blocks.ts";
import { page } from "../page-document.ts";

/** The ticket alarm: one mail as soon as there are tickets of an event to buy. */
export const ticketAlarm = page(
  "ticket-alarm",
  {
    slug: "ticketalarm",
    title: "Ticketalarm",
    heading: "Wij zetten de wekker",
    intro:
      "Je hoeft de ticketpagina niet te verversen tot je duim pijn doet. Laat je adres achter en je krijgt bericht op het moment dat het telt.",
    seo: {
      title: "Ticketalarm: weet wanneer de verkoop begint",
      description:
        "Mis geen start van de kaartverkoop. Laat je e-mailadres achter en je krijgt bericht zodra de verkoop opengaat.",
    },
    blocks: [
      formBlock("ticket-alarm", {
        colour: "asphalt",
        nodes: [
          heading(2, "Zo gaat het"),
          numbers([
            "**Je kiest een evenement** en laat je adres achter. Meer vragen we niet.",
            "**Je bevestigt** met de knop in de mail die je krijgt. Zonder klik gebeurt er niets.",
            "**Wij sturen één mail** zodra er kaarten voor dat evenement te koop zijn; zijn ze dat al, dan meteen. Afmelden kan met één klik.",
          ]),
          heading(2, "En daarna"),
          paragraph("Na het evenement wissen we je adres. Voor een ander evenement zet je een nieuwe wekker."),
        ],
      }),
      textWithMediaBlock({
        title: "Uitverkocht is niet altijd vol",
        nodes: [
          paragraph(
            "Elk jaar komen er stoelen terug. Iemand breekt een been, krijgt een kind of een schoonmoeder op bezoek. Die kaarten gaan weer gewoon in de verkoop, voor de gewone prijs.",
          ),
          paragraph(
            "Vorig jaar waren het er 412 voor de zondag van de TT. Kijk de laatste twee weken dus af en toe bij de tickets: het alarm gaat maar één keer.",
          ),
        ],
        image: "news/stoelen",
        side: "right",
      }),
      newsletterBlock(
        "Liever alles weten?",
        "In de nieuwsbrief staat wanneer elke verkoop begint. Hooguit twee mails per maand, en afmelden kan in elke mail.",
      ),
    ],
  },
  {
    slug: "ticket-alarm",
    title: "Ticket alarm",
    heading: "We’ll set the alarm clock",
    intro:
      "No need to refresh the tickets page until your thumb hurts. Leave your address and you’ll hear from us when it counts.",
    seo: {
      title: "Ticket alarm: know when sales begin",
      description:
        "Don’t miss the start of ticket sales. Leave your email address and we’ll write as soon as the box office opens.",
    },
    blocks: [
      formBlock("ticket-alarm", {
        colour: "asphalt",
        nodes: [
          heading(2, "How it works"),
          numbers([
            "**You choose an event** and leave your address. We ask for nothing more.",
            "**You confirm** with the button in the email you get. Without that click, nothing happens.",
            "**We send one email** as soon as tickets for that event are on sale; if they are already, at once. One click and you’re off the list again.",
          ]),
          heading(2, "And afterwards"),
          paragraph("After the event we delete your address. For another event you set another alarm."),
        ],
      }),
      textWithMediaBlock({
        title: "Sold out isn’t always full",
        nodes: [
          paragraph(
            "Seats come back every year. Someone breaks a leg, has a baby or gets a visit from the in-laws. Those tickets go on sale again, at the normal price.",
          ),
          paragraph(
            "Last year there were 412 of them for TT Sunday. So look at the tickets now and then in the final two weeks: the alarm rings only once.",
          ),
        ],
        image: "news/stoelen",
        side: "right",
      }),
      newsletterBlock(
        "Rather know everything?",
        "The newsletter says when each sale begins. Two emails a month at most, each with an unsubscribe link.",
      ),
    ],
  },
);
