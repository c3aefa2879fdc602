import { bullets, heading, numbers, paragraph } from "../../rich-text.ts";
import { tableBlock, textBlock } from "../detail-blocks.ts";
import { formBlock } from "../page-blocks.ts";
import { page } from "../page-document.ts";

/** How to apply for a press accreditation. */
export const accreditation = page(
  "accreditation",
  {
    slug: "media/accreditatie",
    title: "Accreditatie",
    heading: "Dichterbij dan de eerste rij",
    intro:
      "Werk je voor een redactie, of lever je aan een redactie? Dan kun je een persaccreditatie aanvragen. Dat doe je hieronder, tot vier weken voor het evenement.",
    seo: {
      title: "Persaccreditatie aanvragen",
      description:
        "Zo vraag je een persaccreditatie aan voor een evenement op Circuit Drenthe: wat je meestuurt, wanneer je het hoort en wat je krijgt.",
    },
    blocks: [
      textBlock(
        heading(2, "Zo vraag je aan"),
        numbers([
          "Vul het formulier in: wie je bent, voor wie je werkt, wat je functie is en voor welk evenement je komt.",
          "Noem waar je werk is verschenen. Drie links naar recent werk zijn genoeg.",
          "Voeg in het formulier je perskaart toe, of een brief van je redactie, als foto of pdf.",
          "Kom je met de auto? Zet je kenteken bij de opmerkingen, dan staat er een parkeerkaart klaar.",
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
      formBlock("accreditation"),
    ],
  },
  {
    slug: "media/accreditation",
    title: "Accreditation",
    heading: "Closer than the front row",
    intro:
      "Do you work for a newsroom, or supply one? Then you can apply for press accreditation. You do so below, up to four weeks before the event.",
    seo: {
      title: "Apply for press accreditation",
      description:
        "How to apply for press accreditation at Circuit Drenthe: what to send, when you’ll hear from us and what you get.",
    },
    blocks: [
      textBlock(
        heading(2, "How to apply"),
        numbers([
          "Fill in the form: who you are, whom you work for, what you do and which event you’re coming for.",
          "Tell us where your work was published. Three links to recent work will do.",
          "Add your press card or a letter from your editor to the form, as a photo or a PDF.",
          "Coming by car? Add your number plate to the comments and we’ll have a parking pass ready.",
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
      formBlock("accreditation"),
    ],
  },
);
