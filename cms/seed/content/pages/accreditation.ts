import { bullets, heading, numbers, paragraph } from "../../rich-text.ts";
import { filled, outline, tableBlock, textBlock } from "../detail-blocks.ts";
import { callToActionBlock } from "../page-blocks.ts";
import { page } from "../page-document.ts";

/** How to apply for a press accreditation, by mail for now. */
export const accreditation = page(
  "accreditation",
  {
    slug: "media/accreditatie",
    title: "Accreditatie",
    heading: "Dichterbij dan de eerste rij",
    intro:
      "Werk je voor een redactie, of lever je aan een redactie? Dan kun je een persaccreditatie aanvragen. Dat doe je per mail, tot vier weken voor het evenement.",
    seo: {
      title: "Persaccreditatie aanvragen",
      description:
        "Zo vraag je een persaccreditatie aan voor een evenement op Circuit Drenthe: wat je meestuurt, wanneer je het hoort en wat je krijgt.",
    },
    blocks: [
      textBlock(
        heading(2, "Zo vraag je aan"),
        numbers([
          "Mail naar [pers@circuit-drenthe.example](mailto:pers@circuit-drenthe.example), met in het onderwerp de naam van het evenement.",
          "Zet erin wie je bent, voor wie je werkt, wat je functie is en op welke dagen je komt.",
          "Voeg een kopie van je perskaart of een brief van je redactie toe, en drie links naar recent werk.",
          "Kom je met de auto? Vermeld je kenteken, dan staat er een parkeerkaart klaar.",
        ]),
        paragraph(
          "Binnen vijf werkdagen hoor je of je erbij bent. Je accreditatie haal je op bij Ingang Zuid, met je legitimatie.",
        ),
        heading(2, "Voor wie"),
        bullets([
          "fotograaf",
          "journalist",
          "videograaf",
          "televisie",
          "radio",
          "influencer of contentmaker",
          "dronepiloot, met goedgekeurd vluchtplan",
        ]),
      ),
      tableBlock("Wat je pas opent", [
        ["Pas", "Perskamer", "Pitstraat", "Fotoposities langs de baan"],
        ["Schrijvend", "ja", "tijdens de pitwandeling", "nee"],
        ["Foto", "ja", "tot tien minuten voor de start", "ja, met hesje en briefing"],
        ["Video en televisie", "ja", "met begeleiding", "in overleg"],
      ]),
      callToActionBlock({
        title: "Alles bij elkaar?",
        text: "Stuur het op. Noor leest elke aanvraag zelf, dus een goed verhaal helpt echt.",
        colour: "yellow",
        buttons: [
          filled("Mail je aanvraag", "mailto:pers@circuit-drenthe.example?subject=Accreditatie"),
          outline("Terug naar Media", "/media"),
        ],
      }),
    ],
  },
  {
    slug: "media/accreditation",
    title: "Accreditation",
    heading: "Closer than the front row",
    intro:
      "Do you work for a newsroom, or supply one? Then you can apply for press accreditation. You do so by email, up to four weeks before the event.",
    seo: {
      title: "Apply for press accreditation",
      description:
        "How to apply for press accreditation at Circuit Drenthe: what to send, when you’ll hear from us and what you get.",
    },
    blocks: [
      textBlock(
        heading(2, "How to apply"),
        numbers([
          "Write to [pers@circuit-drenthe.example](mailto:pers@circuit-drenthe.example), with the name of the event in the subject line.",
          "Tell us who you are, whom you work for, what you do and which days you’re coming.",
          "Attach a copy of your press card or a letter from your editor, and three links to recent work.",
          "Coming by car? Mention your number plate and we’ll have a parking pass ready.",
        ]),
        paragraph(
          "You’ll hear within five working days. Collect your accreditation at the South entrance and bring your ID.",
        ),
        heading(2, "Who it’s for"),
        bullets([
          "photographers",
          "journalists",
          "videographers",
          "television",
          "radio",
          "influencers and content creators",
          "drone pilots with an approved flight plan",
        ]),
      ),
      tableBlock("What your pass opens", [
        ["Pass", "Press room", "Pit lane", "Photo positions at the track"],
        ["Writing", "yes", "during the pit walk", "no"],
        ["Photo", "yes", "until ten minutes before the start", "yes, with tabard and briefing"],
        ["Video and television", "yes", "accompanied", "by arrangement"],
      ]),
      callToActionBlock({
        title: "Got everything together?",
        text: "Send it in. Noor reads every application herself, so a good story really helps.",
        colour: "yellow",
        buttons: [
          filled("Email your application", "mailto:pers@circuit-drenthe.example?subject=Accreditation"),
          outline("Back to Media", "/en/media"),
        ],
      }),
    ],
  },
);
