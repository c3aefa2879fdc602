import { bullets, heading, paragraph } from "../../rich-text.ts";
import { filled, galleryBlock, outline, textBlock } from "../detail-blocks.ts";
import { callToActionBlock } from "../page-blocks.ts";
import { page } from "../page-document.ts";

/** The cameras between race days: stills and where they hang. Dark, as a screen room is. */
export const liveCams = page(
  "live-cams",
  {
    slug: "live-cams",
    title: "Live cams",
    heading: "Kijk live mee",
    intro:
      "Acht camera’s langs 4.512 meter. Op racedagen gaan ze om 08:00 uur aan; nu slapen ze, en zie je hier waar ze naar kijken.",
    seo: {
      title: "Live cams langs de baan",
      description:
        "Acht camera’s langs de baan van Circuit Drenthe. Op racedagen live vanaf 08:00 uur, tussendoor met stilstaand beeld.",
    },
    blocks: [
      galleryBlock("Wat de camera’s zien", [
        ["hero/hero-2", "Hunebed, met zicht op de Schaapskooi"],
        ["events/tt-drenthe", "Start/finish, vlak na het doven van de lichten"],
        ["arrangements/pitbox", "Paddock, terwijl er gesleuteld wordt"],
        ["news/publiek", "Hoofdtribune, vanaf de andere kant van de baan"],
        ["news/schapen", "Elsbroek, op een dag zonder motoren"],
      ]),
      textBlock(
        heading(2, "Waar hangen ze?"),
        bullets([
          "**Start/finish** en **Paddock**, aan het pitgebouw",
          "**Startbrink**, op het dak van de tribune",
          "**Hunebed** en **Jeneverbes**, op palen in de hei",
          "**Elsbroek** en **Dwaallicht**, aan de lichtmasten",
          "**Laatste Kei**, zo dicht op de remzone dat de lens elk jaar vervangen wordt",
        ]),
        paragraph(
          "Er zit geen geluid bij en we slaan niets op. Voor de uitslag en de rondetijden kijk je op de schermen langs de baan.",
        ),
      ),
      callToActionBlock({
        title: "Wanneer rijden ze weer?",
        text: "Op elke racedag op de kalender zijn de camera’s live, van 08:00 uur tot een uur na de laatste finish.",
        colour: "yellow",
        buttons: [filled("Bekijk de kalender", "/evenementen"), outline("Kom zelf kijken", "/tickets")],
      }),
    ],
  },
  {
    slug: "live-cams",
    title: "Live cams",
    heading: "Watch it live",
    intro:
      "Eight cameras along 4,512 metres. On race days they wake at 08:00; right now they’re asleep, and this is what they look at.",
    seo: {
      title: "Live cams at the trackside",
      description:
        "Eight cameras along the track at Circuit Drenthe. Live from 08:00 on race days, with stills in between.",
    },
    blocks: [
      galleryBlock("What the cameras see", [
        ["hero/hero-2", "Hunebed, looking towards Schaapskooi"],
        ["events/tt-drenthe", "Start/finish, just after lights out"],
        ["arrangements/pitbox", "Paddock, with the spanners out"],
        ["news/publiek", "Main stand, from across the track"],
        ["news/schapen", "Elsbroek, on a day without motorcycles"],
      ]),
      textBlock(
        heading(2, "Where are they?"),
        bullets([
          "**Start/finish** and **Paddock**, on the pit building",
          "**Startbrink**, on the roof of the stand",
          "**Hunebed** and **Jeneverbes**, on poles in the heather",
          "**Elsbroek** and **Dwaallicht**, on the floodlight masts",
          "**Laatste Kei**, so close to the braking zone that the lens is replaced every year",
        ]),
        paragraph(
          "There’s no sound and we store nothing. For results and lap times, look at the screens around the track.",
        ),
      ),
      callToActionBlock({
        title: "When do they ride again?",
        text: "The cameras are live on every race day on the calendar, from 08:00 until an hour after the last finish.",
        colour: "yellow",
        buttons: [filled("See the calendar", "/en/events"), outline("Come and see for yourself", "/en/tickets")],
      }),
    ],
  },
  "dark",
);
