import { bullets, heading, paragraph } from "../../rich-text.ts";
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
      formBlock("accreditation", {
        colour: "yellow",
        nodes: [
          heading(2, "Uiterlijk vier weken vooraf"),
          paragraph("Tot dan kun je een evenement kiezen. Binnen vijf werkdagen hoor je of je erbij bent."),
          heading(2, "Leg klaar"),
          bullets([
            "**Je perskaart** of een brief van je redactie, als foto of pdf",
            "**Drie links** naar recent werk",
            "**Je kenteken** als je met de auto komt: zet het bij ‘Verder nog iets?’, dan staat er een parkeerkaart klaar",
            "**Je vluchtplan** als je met een drone komt",
          ]),
          heading(2, "Kom je er niet uit?"),
          paragraph("**[0592 00 01 26](tel:+31592000126)**"),
          paragraph("Noor Kuipers van de persbalie neemt op, ook als er gestart wordt."),
        ],
      }),
      tableBlock("Wat je pas opent", [
        ["Pas", "Perskamer", "Pitstraat", "Fotoposities langs de baan"],
        ["Schrijvend", "ja", "tijdens de pitwandeling", "nee"],
        ["Foto", "ja", "tot tien minuten voor de start", "ja, met hesje en briefing"],
        ["Video en televisie", "ja", "met begeleiding", "in overleg"],
      ]),
      textBlock(
        heading(2, "Voor wie"),
        paragraph(
          "Voor fotografen, journalisten en videografen, voor televisie en radio, voor influencers en contentmakers die voor een redactie werken of eraan leveren, en voor dronepiloten met een goedgekeurd vluchtplan.",
        ),
        heading(2, "Ophalen"),
        paragraph("Je accreditatie haal je op bij Ingang Zuid, met je legitimatie."),
      ),
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
      formBlock("accreditation", {
        colour: "yellow",
        nodes: [
          heading(2, "Four weeks ahead at the latest"),
          paragraph("Until then you can choose an event. You’ll hear from us within five working days."),
          heading(2, "Have these ready"),
          bullets([
            "**Your press card** or a letter from your editor, as a photo or a PDF",
            "**Three links** to recent work",
            "**Your number plate** if you’re coming by car: put it under ‘Anything else?’ and we’ll have a parking pass ready",
            "**Your flight plan** if you’re bringing a drone",
          ]),
          heading(2, "Stuck?"),
          paragraph("**[+31 592 00 01 26](tel:+31592000126)**"),
          paragraph("Noor Kuipers at the press desk picks up, even during the start."),
        ],
      }),
      tableBlock("What your pass opens", [
        ["Pass", "Press room", "Pit lane", "Photo positions at the track"],
        ["Writing", "yes", "during the pit walk", "no"],
        ["Photo", "yes", "until ten minutes before the start", "yes, with tabard and briefing"],
        ["Video and television", "yes", "accompanied", "by arrangement"],
      ]),
      textBlock(
        heading(2, "Who it’s for"),
        paragraph(
          "Photographers, journalists and videographers, television and radio, influencers and content creators who work for a newsroom or supply one, and drone pilots with an approved flight plan.",
        ),
        heading(2, "Collecting it"),
        paragraph("Collect your accreditation at the South entrance and bring your ID."),
      ),
    ],
  },
);
