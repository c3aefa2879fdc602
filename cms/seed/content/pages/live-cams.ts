import { bullets, heading, paragraph } from "../../rich-text.ts";
import { filled, outline, textBlock } from "../detail-blocks.ts";
import { callToActionBlock, liveCamerasBlock } from "../page-blocks.ts";
import { page } from "../page-document.ts";

/** The live cameras, and where they hang. Dark, as a screen room is. */
export const liveCams = page(
  "live-cams",
  {
    slug: "live-cams",
    title: "Live cams",
    heading: "Kijk live mee",
    intro:
      "Acht camera’s langs 4.512 meter, het hele jaar door. Wat er op de baan gebeurt, zie je hier. En wat er niet gebeurt ook.",
    seo: {
      title: "Live cams langs de baan",
      description:
        "Acht camera’s langs de baan van Circuit Drenthe. Kijk live mee, tot een half uur terug, met de plek van elke camera op de kaart.",
    },
    blocks: [
      liveCamerasBlock("Alle camera’s"),
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
          "Er zit geen geluid bij. Je kijkt tot een half uur terug; wat ouder is, bewaren we niet. Voor de uitslag en de rondetijden kijk je op de schermen langs de baan.",
        ),
      ),
      callToActionBlock({
        title: "Wanneer rijden ze weer?",
        text: "Op elke racedag van de kalender staat de baan vol. Daartussen zie je testrijders, schapen en regen.",
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
      "Eight cameras along 4,512 metres, all year round. Whatever happens on the track, you see it here. And whatever doesn’t.",
    seo: {
      title: "Live cams at the trackside",
      description:
        "Eight cameras along the track at Circuit Drenthe. Watch live, up to half an hour back, with every camera on the map.",
    },
    blocks: [
      liveCamerasBlock("All cameras"),
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
          "There’s no sound. You can go back up to half an hour; we don’t keep anything older. For results and lap times, look at the screens around the track.",
        ),
      ),
      callToActionBlock({
        title: "When do they ride again?",
        text: "On every race day of the calendar the track is full. In between you’ll see test riders, sheep and rain.",
        colour: "yellow",
        buttons: [filled("See the calendar", "/en/events"), outline("Come and see for yourself", "/en/tickets")],
      }),
    ],
  },
  "dark",
);
