import { bullets, heading, paragraph } from "../../rich-text.ts";
import { filled, textBlock } from "../detail-blocks.ts";
import { callToActionBlock, formBlock } from "../page-blocks.ts";
import { page } from "../page-document.ts";

/** The posters still missing, and how to report one. */
export const postersWanted = page(
  "posters-wanted",
  {
    slug: "posters/gezocht",
    title: "Gezocht",
    heading: "Gezocht, desnoods gekreukt",
    intro: "Van deze jaren hangt er een leeg lijstje aan de muur. Heb jij het affiche, of weet je wie het heeft?",
    seo: {
      title: "Gezocht: ontbrekende posters",
      description:
        "Help de postermuur compleet te maken: van deze jaren missen we het affiche nog. Stuur een foto en je verhaal.",
    },
    blocks: [
      { __component: "blocks.posters", title: "Deze missen we nog", filter: "missing", wantedUrl: null },
      textBlock(
        heading(2, "Stuur een foto en je verhaal"),
        paragraph("Een foto met je telefoon is genoeg. Zet in het formulier:"),
        bullets([
          "het jaar, als je het weet",
          "hoe je eraan bent gekomen",
          "of we hem mogen lenen om een afdruk te maken",
        ]),
        paragraph(
          "Je affiche blijft van jou. We scannen het op het kantoor terwijl jij koffie drinkt, en je naam komt eronder te staan.",
        ),
      ),
      formBlock("missing-poster"),
      callToActionBlock({
        title: "Gevonden!",
        text: "Wie een ontbrekend jaar thuisbrengt, krijgt twee stoelen op de Hoofdtribune. Naast elkaar.",
        colour: "yellow",
        buttons: [filled("Terug naar de muur", "/posters")],
      }),
    ],
  },
  {
    slug: "posters/wanted",
    title: "Wanted",
    heading: "Wanted, creases and all",
    intro: "For these years there’s an empty frame on the wall. Do you have the poster, or know who does?",
    seo: {
      title: "Wanted: missing posters",
      description:
        "Help us complete the poster wall: these are the years we still lack. Send us a photo and your story.",
    },
    blocks: [
      { __component: "blocks.posters", title: "Still missing", filter: "missing", wantedUrl: null },
      textBlock(
        heading(2, "Send us a photo and your story"),
        paragraph("A photo taken with your phone will do. Tell us in the form:"),
        bullets(["the year, if you know it", "how you came by it", "whether we may borrow it to make a print"]),
        paragraph(
          "Your poster remains yours. We scan it at the office while you have a coffee, and your name goes underneath.",
        ),
      ),
      formBlock("missing-poster"),
      callToActionBlock({
        title: "Found it!",
        text: "Bring a missing year home and you get two seats in the Main stand. Next to each other.",
        colour: "yellow",
        buttons: [filled("Back to the wall", "/en/posters")],
      }),
    ],
  },
);
