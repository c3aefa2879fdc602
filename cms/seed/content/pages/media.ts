import { entries } from "../../references.ts";
import { filled, outline, tableBlock } from "../detail-blocks.ts";
import { callToActionBlock, downloadsBlock, factsBlock, lapFilmBlock, newsListBlock } from "../page-blocks.ts";
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
      factsBlock({
        title: "Deadline? Bel.",
        colour: "yellow",
        facts: [
          ["0592 00 01 26", "Noor Kuipers van de persbalie, ook als er gestart wordt"],
          ["4 weken", "voor een evenement sluit de accreditatie"],
          ["5 werkdagen", "na je aanvraag weet je of je erbij bent"],
        ],
        link: filled("Vraag accreditatie aan", "/media/accreditatie"),
      }),
      factsBlock({
        title: "Cijfers om over te tikken",
        facts: [
          ["4.512 m", "baanlengte"],
          ["18", "bochten, tien naar rechts"],
          ["1:33,127", "baanrecord, Hulst"],
          ["989 m", "langste rechte stuk"],
          ["10", "tribunes"],
          ["240", "baanposten per raceweekend"],
          ["1926", "eerste wedstrijd"],
          ["80", "werkplekken in de perskamer"],
        ],
        link: outline("Alle bochten, met straal en afstand", "/circuit"),
      }),
      downloadsBlock("Feitenblad, persbeelden en logo’s", [
        ["Feitenblad, twee bladzijden", "files/feitenblad-nl.pdf"],
        ["Het circuit van boven", "hero/hero-2", "Vrij met naam: Circuit Drenthe"],
        ["Motoren in de bocht", "hero/hero-1", "Vrij met naam: Circuit Drenthe"],
        ["Volle tribune", "news/publiek", "Vrij met naam, alleen voor nieuws"],
        ["Baanposten met vlaggen", "events/baanpostendag", "Vrij met naam: Circuit Drenthe"],
        ["De start van de TT", "events/tt-drenthe", "Vrij met naam: Circuit Drenthe"],
        ["Logo voor lichte achtergrond", "logo/wordmark-light.svg"],
        ["Logo voor donkere achtergrond", "logo/wordmark-dark.svg"],
        ["Jubileumblad ‘100 jaar TT’", "files/100jaar-tt-magazine-nl.pdf"],
      ]),
      lapFilmBlock(
        "Acht seconden heide",
        "Vrij te gebruiken film zonder geluid: een vlucht over de S-bocht bij Wolvenkuil, met drie motoren en tweehonderd schapen.",
        "video/ronde-nl.vtt",
      ),
      newsListBlock("Wat we naar buiten brengen", outline("Al het nieuws", "/nieuws")),
      tableBlock("Op het terrein", [
        ["Wat", "Waar en wanneer"],
        ["Perskamer", "pitgebouw, eerste verdieping, met een lift"],
        ["Open", "van een uur voor de eerste training tot een uur na de laatste persconferentie"],
        ["Werkplekken", "tachtig, met stroom en een vaste internetaansluiting"],
        ["Je pas ophalen", "Ingang Zuid, met je legitimatie"],
      ]),
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
      factsBlock({
        title: "On deadline? Ring.",
        colour: "yellow",
        facts: [
          ["+31 592 00 01 26", "Noor Kuipers at the press desk, even during the start"],
          ["4 weeks", "before an event, accreditation closes"],
          ["5 working days", "after you apply, you know whether you’re in"],
        ],
        link: filled("Apply for accreditation", "/en/media/accreditation"),
      }),
      factsBlock({
        title: "Figures to copy",
        facts: [
          ["4,512 m", "track length"],
          ["18", "corners, ten to the right"],
          ["1:33.127", "lap record, Hulst"],
          ["989 m", "longest straight"],
          ["10", "stands"],
          ["240", "marshals every race weekend"],
          ["1926", "first race"],
          ["80", "desks in the press room"],
        ],
        link: outline("Every corner, with radius and distance", "/en/circuit"),
      }),
      downloadsBlock("Fact sheet, press pictures and logos", [
        ["Fact sheet, two pages", "files/feitenblad-en.pdf"],
        ["The circuit from above", "hero/hero-2", "Free with credit: Circuit Drenthe"],
        ["Motorcycles in the corner", "hero/hero-1", "Free with credit: Circuit Drenthe"],
        ["Packed grandstand", "news/publiek", "Free with credit, news only"],
        ["Marshals with flags", "events/baanpostendag", "Free with credit: Circuit Drenthe"],
        ["The start of the TT", "events/tt-drenthe", "Free with credit: Circuit Drenthe"],
        ["Logo for light backgrounds", "logo/wordmark-light.svg"],
        ["Logo for dark backgrounds", "logo/wordmark-dark.svg"],
        ["Anniversary magazine ‘100 years of TT’", "files/100jaar-tt-magazine-en.pdf"],
      ]),
      lapFilmBlock(
        "Eight seconds of heath",
        "Silent footage, free to use: a flight over the esses at Wolvenkuil, with three motorcycles and two hundred sheep.",
        "video/ronde-en.vtt",
      ),
      newsListBlock("What we put out", outline("All news", "/en/news")),
      tableBlock("On the grounds", [
        ["What", "Where and when"],
        ["Press room", "pit building, first floor, with a lift"],
        ["Open", "from an hour before first practice until an hour after the last press conference"],
        ["Desks", "eighty, with power and a wired connection"],
        ["Collecting your pass", "South entrance, with your ID"],
      ]),
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
