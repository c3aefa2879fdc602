import { bullets, heading, paragraph } from "../../rich-text.ts";
import { tableBlock, textBlock } from "../detail-blocks.ts";
import { page } from "../page-document.ts";

/** The privacy policy. */
export const privacy = page(
  "privacy",
  {
    slug: "privacyverklaring",
    title: "Privacyverklaring",
    intro:
      "We bewaren zo weinig mogelijk van je, en niet langer dan nodig. Hier staat precies wat, waarom en hoe lang.",
    seo: {
      description:
        "Welke gegevens Circuit Drenthe van je bewaart, waarom, hoe lang, en hoe je ze inziet of laat wissen.",
    },
    blocks: [
      textBlock(
        heading(2, "Wie zijn wij?"),
        paragraph(
          "Circuit Drenthe, Turfvaartweg 26, 9499 ZZ Hunebrink, is verantwoordelijk voor je gegevens. Vragen? Mail [privacy@circuit-drenthe.example](mailto:privacy@circuit-drenthe.example).",
        ),
      ),
      tableBlock("Wat we bewaren", [
        ["Wanneer", "Welke gegevens", "Waarvoor", "Hoe lang"],
        ["Je schrijft je in voor de nieuwsbrief", "e-mailadres", "de nieuwsbrief sturen", "tot je je afmeldt"],
        ["Je mailt of belt ons", "naam, adres en je bericht", "je vraag beantwoorden", "180 dagen"],
        [
          "Je koopt een ticket of arrangement",
          "naam, e-mailadres en bestelling",
          "je kaart leveren en onze boekhouding",
          "zeven jaar, zoals de wet vraagt",
        ],
        [
          "Je vraagt accreditatie aan",
          "naam, redactie, kenteken",
          "je aanvraag beoordelen",
          "tot een maand na het evenement",
        ],
        ["Je bezoekt deze site", "taal en kleurstand", "je keuze onthouden", "365 dagen, op je eigen apparaat"],
      ]),
      textBlock(
        heading(2, "Wat we niet doen"),
        bullets([
          "je gegevens verkopen of ruilen",
          "je volgen op andere sites",
          "besluiten nemen door een computer alleen",
        ]),
        heading(2, "Wie er meekijkt"),
        paragraph(
          "De nieuwsbrief wordt verstuurd door een mailingdienst, die je adres alleen daarvoor gebruikt. Met elk bedrijf dat gegevens voor ons verwerkt, hebben we een overeenkomst. Je gegevens blijven in de Europese Unie.",
        ),
        heading(2, "Cookies"),
        paragraph(
          "We plaatsen alleen cookies die de site nodig heeft: je taal, je kleurstand en, als je hem weggeklikt hebt, dat je de tip over onze app niet meer wilt zien.",
        ),
        heading(2, "Camera’s langs de baan"),
        paragraph(
          "De live cams zenden op racedagen uit en slaan niets op. Beveiligingscamera’s bij de poorten bewaren hun beeld zeven dagen.",
        ),
        heading(2, "Jouw rechten"),
        paragraph(
          "Je mag je gegevens inzien, laten verbeteren, meenemen of laten wissen. Mail [privacy@circuit-drenthe.example](mailto:privacy@circuit-drenthe.example); je hoort binnen een maand van ons. Niet tevreden? Dan kun je een klacht indienen bij de Autoriteit Persoonsgegevens.",
        ),
      ),
    ],
  },
  {
    slug: "privacy-policy",
    title: "Privacy policy",
    intro:
      "We keep as little about you as we can, and no longer than we need to. This is exactly what, why and for how long.",
    seo: {
      description:
        "Which data Circuit Drenthe keeps about you, why, for how long, and how to see them or have them erased.",
    },
    blocks: [
      textBlock(
        heading(2, "Who we are"),
        paragraph(
          "Circuit Drenthe, Turfvaartweg 26, 9499 ZZ Hunebrink, the Netherlands, is responsible for your data. Questions? Write to [privacy@circuit-drenthe.example](mailto:privacy@circuit-drenthe.example).",
        ),
      ),
      tableBlock("What we keep", [
        ["When", "Which data", "What for", "How long"],
        ["You sign up for the newsletter", "email address", "sending the newsletter", "until you unsubscribe"],
        ["You write to us or ring", "name, address and your message", "answering your question", "180 days"],
        [
          "You buy a ticket or arrangement",
          "name, email address and order",
          "delivering your ticket and our accounts",
          "seven years, as the law requires",
        ],
        [
          "You apply for accreditation",
          "name, newsroom, number plate",
          "judging your application",
          "until a month after the event",
        ],
        ["You visit this site", "language and colour mode", "remembering your choice", "365 days, on your own device"],
      ]),
      textBlock(
        heading(2, "What we don’t do"),
        bullets(["sell or swap your data", "follow you on other sites", "leave decisions to a computer alone"]),
        heading(2, "Who else sees them"),
        paragraph(
          "The newsletter is sent by a mailing service, which uses your address for nothing else. We have an agreement with every company that processes data for us. Your data stay within the European Union.",
        ),
        heading(2, "Cookies"),
        paragraph(
          "We only set cookies the site needs: your language, your colour mode and, if you dismissed it, that you don’t want to see the tip about our app again.",
        ),
        heading(2, "Cameras at the track"),
        paragraph(
          "The live cams broadcast on race days and store nothing. Security cameras at the gates keep their footage for seven days.",
        ),
        heading(2, "Your rights"),
        paragraph(
          "You may see your data, have them corrected, take them with you or have them erased. Write to [privacy@circuit-drenthe.example](mailto:privacy@circuit-drenthe.example); you’ll hear from us within a month. Not satisfied? You can complain to the Dutch Data Protection Authority.",
        ),
      ),
    ],
  },
);
