import { heading, numbers, paragraph } from "../../rich-text.ts";
import { filled } from "../detail-blocks.ts";
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
      formBlock("missing-poster", {
        colour: "pink",
        nodes: [
          heading(2, "Zo komt hij aan de muur"),
          numbers([
            "**Je stuurt een foto.** Eén met je telefoon is genoeg, ook van een half affiche.",
            "**Je vertelt erbij** welk jaar het is, als je dat weet, en hoe je eraan bent gekomen.",
            "**Je komt langs** op het kantoor. We scannen het terwijl jij koffie drinkt.",
          ]),
          heading(2, "Hij blijft van jou"),
          paragraph(
            "Je neemt je affiche weer mee naar huis. De afdruk hangt bij ons, met jouw naam eronder als je dat wilt.",
          ),
          heading(2, "Liever mailen?"),
          paragraph("[posters@circuit-drenthe.example](mailto:posters@circuit-drenthe.example)"),
        ],
      }),
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
      formBlock("missing-poster", {
        colour: "pink",
        nodes: [
          heading(2, "How it gets on the wall"),
          numbers([
            "**You send a photo.** One from your phone will do, even of half a poster.",
            "**You tell us** which year it is, if you know, and how you came by it.",
            "**You drop in** at the office. We scan it while you have a coffee.",
          ]),
          heading(2, "It remains yours"),
          paragraph("You take your poster home again. The print hangs here, with your name underneath if you like."),
          heading(2, "Rather write?"),
          paragraph("[posters@circuit-drenthe.example](mailto:posters@circuit-drenthe.example)"),
        ],
      }),
      callToActionBlock({
        title: "Found it!",
        text: "Bring a missing year home and you get two seats in the Main stand. Next to each other.",
        colour: "yellow",
        buttons: [filled("Back to the wall", "/en/posters")],
      }),
    ],
  },
);
