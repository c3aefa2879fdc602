import { heading, numbers, paragraph } from "../../rich-text.ts";
import { textBlock, textWithMediaBlock } from "../detail-blocks.ts";
import { newsletterBlock } from "../page-blocks.ts";
import { page } from "../page-document.ts";

/** What the ticket alarm is; until it rings by itself, the newsletter does. */
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
      textBlock(
        heading(2, "Zo werkt het nu"),
        numbers([
          "**Je schrijft je in** voor de nieuwsbrief, hieronder. Eén adres is genoeg.",
          "**Je bevestigt** met de knop in de mail die je krijgt. Zonder klik gebeurt er niets.",
          "**Wij sturen een bericht** zodra we weten wanneer de verkoop van een evenement begint: de dag, het uur en wat het kost.",
        ]),
        paragraph(
          "Het alarm per evenement volgt samen met de kaartverkoop. Schrijf je je nu in, dan lees je dat vanzelf.",
        ),
      ),
      newsletterBlock(
        "Als eerste weten wanneer het hek opengaat",
        "Hooguit twee mails per maand, en op de dag dat de verkoop begint één extra. Afmelden kan in elke mail.",
      ),
      textWithMediaBlock({
        title: "Uitverkocht is niet altijd vol",
        nodes: [
          paragraph(
            "Elk jaar komen er stoelen terug. Iemand breekt een been, krijgt een kind of een schoonmoeder op bezoek. Die kaarten gaan weer gewoon in de verkoop, voor de gewone prijs.",
          ),
          paragraph(
            "Vorig jaar waren het er 412 voor de zondag van de TT. Houd de laatste twee weken dus je mail in de gaten.",
          ),
        ],
        image: "news/helm",
        side: "right",
      }),
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
      textBlock(
        heading(2, "How it works for now"),
        numbers([
          "**You sign up** for the newsletter below. One address is enough.",
          "**You confirm** with the button in the email you get. Without that click, nothing happens.",
          "**We write to you** as soon as we know when sales for an event begin: the day, the hour and the price.",
        ]),
        paragraph("An alarm for each event follows together with ticket sales. Sign up now and you’ll read about it."),
      ),
      newsletterBlock(
        "Be first to know when the gates open",
        "Two emails a month at most, plus one on the day sales begin. Every email has an unsubscribe link.",
      ),
      textWithMediaBlock({
        title: "Sold out isn’t always full",
        nodes: [
          paragraph(
            "Seats come back every year. Someone breaks a leg, has a baby or gets a visit from the in-laws. Those tickets go on sale again, at the normal price.",
          ),
          paragraph(
            "Last year there were 412 of them for TT Sunday. So keep an eye on your inbox in the final two weeks.",
          ),
        ],
        image: "news/helm",
        side: "right",
      }),
    ],
  },
);
