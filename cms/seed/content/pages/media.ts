import { entries } from "../../references.ts";
import { paragraph } from "../../rich-text.ts";
import { filled, galleryBlock, outline, textBlock } from "../detail-blocks.ts";
import { callToActionBlock, cardsBlock, downloadsBlock, lapFilmBlock } from "../page-blocks.ts";
import { page } from "../page-document.ts";

/** The press room: pictures, film, facts and the way to an accreditation. */
export const media = page(
  "media",
  {
    slug: "media",
    title: "Media",
    heading: "Voor wie het verhaal vertelt",
    intro:
      "Beeld, feiten en een snel antwoord. Alles op deze pagina mag je gratis gebruiken voor redactioneel werk, met vermelding van Circuit Drenthe.",
    seo: {
      title: "Pers en media",
      description: "Persbeelden, logo’s, film en accreditatie van Circuit Drenthe. Gratis voor redactioneel gebruik.",
    },
    blocks: [
      cardsBlock(null, null, [
        {
          title: "Accreditatie",
          text: "Aanvragen met het formulier, antwoord binnen vijf werkdagen.",
          url: "/media/accreditatie",
          colour: "yellow",
        },
        {
          title: "Nieuws",
          text: "Alles wat we naar buiten brengen, het nieuwste boven.",
          url: "/nieuws",
          colour: "yellow",
        },
        {
          title: "Feiten en cijfers",
          text: "Achttien bochten in een tabel, met straal en afstand.",
          url: "/circuit",
          colour: "yellow",
        },
      ]),
      downloadsBlock("Persbeelden en logo’s", [
        ["Motoren in de bocht, 2400 × 1350 pixels", "hero/hero-1"],
        ["Het circuit van boven, 2400 × 1350 pixels", "hero/hero-2"],
        ["Volle tribune, 1600 × 1200 pixels", "news/publiek"],
        ["Baanpost met vlaggen, 1600 × 1200 pixels", "news/baanposten"],
        ["Logo voor lichte achtergrond", "logo/wordmark-light.svg"],
        ["Logo voor donkere achtergrond", "logo/wordmark-dark.svg"],
        ["Jubileumblad ‘100 jaar TT’", "files/100jaar-tt-magazine-nl.pdf"],
      ]),
      lapFilmBlock(
        "Acht seconden heide",
        "Vrij te gebruiken film zonder geluid: een vlucht over de S-bocht bij Wolvenkuil, met drie motoren en tweehonderd schapen.",
        "video/ronde-nl.vtt",
      ),
      galleryBlock("Gezien langs de baan", [
        ["news/baanrecord", "Hulst na 1:33,127, het baanrecord"],
        ["news/asfalt", "Nieuw asfalt tussen Wolvenkuil en Turfvaart"],
        ["news/schapen", "Het maaiploegje van bocht 9"],
      ]),
      textBlock(
        paragraph(
          "**Perskamer.** Tachtig werkplekken op de eerste verdieping van het pitgebouw, open vanaf een uur voor de eerste training tot een uur na de laatste persconferentie.",
        ),
      ),
      {
        __component: "blocks.faq",
        title: "Veelgestelde vragen van de pers",
        showSearch: false,
        categories: entries("faq-category", "media"),
        asideTitle: "Deadline over een uur?",
        asideText: "Bel Noor Kuipers van de persbalie. Ze neemt ook op als er gestart wordt.",
        contactLink: { ...filled("Bel 0592 00 01 26", "tel:+31592000126") },
      },
      callToActionBlock({
        title: "Op de lijst van de pers?",
        text: "Eén mail per nieuwsbericht, met beeld. Geen uitnodigingen voor lintjes.",
        colour: "yellow",
        buttons: [
          filled("Mail de persbalie", "mailto:pers@circuit-drenthe.example"),
          outline("Vraag accreditatie aan", "/media/accreditatie"),
        ],
      }),
    ],
  },
  {
    slug: "media",
    title: "Media",
    heading: "For those who tell the story",
    intro:
      "Pictures, facts and a quick answer. Everything on this page is free for editorial use, with credit to Circuit Drenthe.",
    seo: {
      title: "Press and media",
      description: "Press pictures, logos, film and accreditation at Circuit Drenthe. Free for editorial use.",
    },
    blocks: [
      cardsBlock(null, null, [
        {
          title: "Accreditation",
          text: "Apply with the form, answer within five working days.",
          url: "/en/media/accreditation",
          colour: "yellow",
        },
        { title: "News", text: "Everything we put out, newest first.", url: "/en/news", colour: "yellow" },
        {
          title: "Facts and figures",
          text: "Eighteen corners in one table, with radius and distance.",
          url: "/en/circuit",
          colour: "yellow",
        },
      ]),
      downloadsBlock("Press pictures and logos", [
        ["Motorcycles in the corner, 2400 × 1350 pixels", "hero/hero-1"],
        ["The circuit from above, 2400 × 1350 pixels", "hero/hero-2"],
        ["Packed grandstand, 1600 × 1200 pixels", "news/publiek"],
        ["Marshal with flags, 1600 × 1200 pixels", "news/baanposten"],
        ["Logo for light backgrounds", "logo/wordmark-light.svg"],
        ["Logo for dark backgrounds", "logo/wordmark-dark.svg"],
        ["Anniversary magazine ‘100 years of TT’", "files/100jaar-tt-magazine-en.pdf"],
      ]),
      lapFilmBlock(
        "Eight seconds of heath",
        "Silent footage, free to use: a flight over the esses at Wolvenkuil, with three motorcycles and two hundred sheep.",
        "video/ronde-en.vtt",
      ),
      galleryBlock("Seen at the trackside", [
        ["news/baanrecord", "Hulst after 1:33.127, the lap record"],
        ["news/asfalt", "New tarmac from Wolvenkuil to Turfvaart"],
        ["news/schapen", "Turn 9’s mowing crew"],
      ]),
      textBlock(
        paragraph(
          "**Press room.** Eighty desks on the first floor of the pit building, open from an hour before first practice until an hour after the last press conference.",
        ),
      ),
      {
        __component: "blocks.faq",
        title: "What the press asks most",
        showSearch: false,
        categories: entries("faq-category", "media"),
        asideTitle: "Deadline in an hour?",
        asideText: "Ring Noor Kuipers at the press desk. She picks up even during the start.",
        contactLink: { ...filled("Ring +31 592 00 01 26", "tel:+31592000126") },
      },
      callToActionBlock({
        title: "On the press list?",
        text: "One email for each story, with pictures. No ribbon-cutting invitations.",
        colour: "yellow",
        buttons: [
          filled("Email the press desk", "mailto:pers@circuit-drenthe.example"),
          outline("Apply for accreditation", "/en/media/accreditation"),
        ],
      }),
    ],
  },
);
