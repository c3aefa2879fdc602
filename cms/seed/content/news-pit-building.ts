import type { SeedCalendar } from "../calendar.ts";
import type { SeedDocument } from "../document.ts";
import { bullets, heading, numbers, paragraph } from "../rich-text.ts";
import { filled, quoteBlock, textBlock, textWithMediaBlock } from "./detail-blocks.ts";
import { newsDocument, type NewsTexts } from "./news-document.ts";

const garageNl: NewsTexts = {
  title: "Kijken in de pitbox kan nu ook op vrijdag",
  slug: "kijken-in-de-pitbox-kan-nu-ook-op-vrijdag",
  summary: "Zes gasten per dag, een koptelefoon en geen vragen tijdens de stop.",
  coverCaption: "Box 14, vrijdagochtend. Alles wat los ligt, ligt daar met een reden.",
  blocks: [
    textBlock(
      paragraph(
        "Zaterdag en zondag wordt er in een pitbox vooral gewacht. Op vrijdag wordt er gewerkt. Dan moet de motor nog passen bij de baan, de band bij het weer en de rijder bij zijn eigen verwachtingen. Wie wil zien hoe een team denkt, kan dus beter op vrijdag komen. Dat kan nu.",
      ),
      paragraph(
        "Het arrangement Achter de pitbox was er al voor de racedagen. Vanaf komend seizoen zijn er ook op de trainingsdag zes plaatsen, bij zowel Superbike Drenthe als de TT. Zes is het maximum, omdat er zes haken aan de muur hangen voor de koptelefoons.",
      ),
      heading(2, "Hoe zo’n vrijdag loopt"),
      numbers([
        "Je krijgt een teamjas, een koptelefoon en een streep op de vloer. Tot die streep ben je gast.",
        "Tijdens de eerste training luister je mee. De rijder praat in halve zinnen, de monteur antwoordt met een sleutel.",
        "Lunch aan de werkbank. Het gaat over banden, en over wie de afwas doet.",
        "In de tweede training zie je of het geholpen heeft. De klok is eerlijk, de rijder meestal ook.",
      ]),
    ),
    quoteBlock("Op vrijdag mag je alles vragen, behalve als er een wiel af is.", "Gea Wolters", "hoofdmonteur"),
    textWithMediaBlock({
      title: "Drie regels",
      nodes: [
        bullets([
          "Dichte schoenen, ook als het warm is.",
          "Geen vragen tijdens de stop. Daarvoor en daarna graag.",
          "Wat je op de radio hoort, blijft in de box. Vooral wat er over de bandenman wordt gezegd.",
        ]),
        paragraph(
          "De prijs is dezelfde als in het weekend: €\u00a0845,00 per persoon, exclusief btw, met lunch en de jas.",
        ),
      ],
      image: "news/paddock",
      side: "right",
      colour: "primary",
      buttons: [filled("Bekijk Achter de pitbox", "/business/vip-arrangementen/achter-de-pitbox")],
    }),
  ],
  seo: {
    title: "Achter de pitbox, nu ook op vrijdag",
    description:
      "Zes gasten per dag lopen mee met een raceteam, nu ook op de trainingsdag van Superbike Drenthe en de TT. Zo verloopt het.",
  },
};

const garageEn: NewsTexts = {
  title: "A look inside the pit garage, now on Fridays too",
  slug: "inside-the-pit-garage-now-on-fridays-too",
  summary: "Six guests a day, a headset each and no questions during the stop.",
  coverCaption: "Garage 14 on a Friday morning. Everything lying about is lying there for a reason.",
  blocks: [
    textBlock(
      paragraph(
        "On Saturdays and Sundays a pit garage mostly waits. On Fridays it works. That’s when the bike has to be made to suit the track, the tyre the weather and the rider his own expectations. If you want to see how a team thinks, Friday is the day to come. And now you can.",
      ),
      paragraph(
        "Behind the pit garage already existed on race days. From the coming season there are six places on the practice day as well, both at Superbike Drenthe and at the TT. Six is the limit, because there are six hooks on the wall for the headsets.",
      ),
      heading(2, "How such a Friday goes"),
      numbers([
        "You get a team jacket, a headset and a line on the floor. Up to that line you are a guest.",
        "During first practice you listen in. The rider speaks in half sentences; the mechanic answers with a spanner.",
        "Lunch at the workbench. Talk is of tyres, and of whose turn it is to wash up.",
        "Second practice shows whether it helped. The clock is honest, and as a rule so is the rider.",
      ]),
    ),
    quoteBlock("On Fridays you can ask anything, unless there’s a wheel off.", "Gea Wolters", "chief mechanic"),
    textWithMediaBlock({
      title: "Three rules",
      nodes: [
        bullets([
          "Closed shoes, even when it’s hot.",
          "No questions during the stop. Before and after, please do.",
          "What you hear on the radio stays in the garage. Especially about the tyre man.",
        ]),
        paragraph(
          "The price is the same as at the weekend: €845.00 per person, excluding VAT, with lunch and the jacket.",
        ),
      ],
      image: "news/paddock",
      side: "right",
      colour: "primary",
      buttons: [filled("See Behind the pit garage", "/en/business/vip-arrangements/behind-the-pit-garage")],
    }),
  ],
  seo: {
    title: "Behind the pit garage, now on Fridays",
    description:
      "Six guests a day join a race team, now on practice day at Superbike Drenthe and the TT as well. What to expect.",
  },
};

const meetingNl: NewsTexts = {
  title: "Negentien vergaderingen, één besluit in bocht 5",
  slug: "negentien-vergaderingen-en-een-besluit-in-bocht-5",
  summary: "Wie er boven de pits niet uitkomt, gaat een ronde rijden.",
  coverCaption: "Zo stond de tafel er één keer. Daarna ging hij weer naar binnen, vanwege de wind.",
  blocks: [
    textBlock(
      paragraph(
        "Een woningcorporatie, een ziekenhuis, twee gemeenten die niet willen fuseren en een koor. In de eerste maand dat je boven de pits kunt vergaderen, kwamen er negentien gezelschappen. Ze dronken 1.100 koppen koffie en namen, naar eigen zeggen, 23 besluiten. Eén daarvan viel in bocht 5.",
      ),
      paragraph(
        "Dat ging zo. Het overleg van de waterbeheerders zat al anderhalf uur vast op een duiker. “Geen mens,” legt voorzitter Klaas Benning uit, “een buis.” Volgens de afspraak mochten ze met z’n vieren in de baanauto. De duiker ging mee. In de Zandverstuiving, met het zand naast de deur, zei iemand dat het water natuurlijk ook linksom kon.",
      ),
      heading(2, "Wat we ervan leerden"),
      bullets([
        "Na de lunch duurt een vergadering langer, behalve als de baan open is.",
        "Zet de beslisser achterin. Voorin zeggen mensen overal ja op.",
        "Krentenbrood gaat sneller dan koek.",
        "Niemand kijkt op zijn telefoon als er buiten iemand oefent.",
      ]),
    ),
    quoteBlock("We hebben notulen van die ronde. Er staat vooral ‘o jee’.", "Klaas Benning", "voorzitter, waterbeheer"),
    textWithMediaBlock({
      title: "Zelf een keer?",
      nodes: [
        paragraph(
          "Er zijn drie zalen, tot vijftig personen. Je huurt per dag en de ronde zit erbij in. Op racedagen is de zaal dicht, want dan vergadert de wedstrijdleiding er zelf. Die gaat nooit een ronde rijden en dat merk je.",
        ),
      ],
      image: "arrangements/lounge",
      side: "right",
      colour: "turqoise",
      buttons: [filled("Bekijk de zalen", "/business/vip-arrangementen/vergaderen-op-start-finish")],
    }),
  ],
  seo: {
    title: "Vergaderen boven de pits: de eerste maand",
    description:
      "Negentien gezelschappen, 1.100 koppen koffie en één besluit in bocht 5. De eerste maand vergaderen op start en finish.",
  },
};

const meetingEn: NewsTexts = {
  title: "Nineteen meetings, and one decision at turn 5",
  slug: "nineteen-meetings-and-one-decision-at-turn-5",
  summary: "If you can’t settle it above the pits, you go for a lap.",
  coverCaption: "The table stood here exactly once. Then it went back in, because of the wind.",
  blocks: [
    textBlock(
      paragraph(
        "A housing association, a hospital, two councils who would rather not merge, and a choir. In the first month of meetings above the pits nineteen parties came along. They drank 1,100 cups of coffee and took, by their own count, 23 decisions. One of those was taken at turn 5.",
      ),
      paragraph(
        "It went like this. The water board had been stuck on a culvert for an hour and a half. As agreed, four of them were allowed into the course car, and the culvert came along. At Zandverstuiving, with sand going past the door, somebody remarked that water could of course go round the left as well.",
      ),
      heading(2, "What we learnt"),
      bullets([
        "After lunch a meeting takes longer, unless the track is open.",
        "Put whoever decides in the back. In the front, people say yes to anything.",
        "Currant bread goes faster than biscuits.",
        "Nobody looks at a phone while someone is practising outside.",
      ]),
    ),
    quoteBlock("We have the minutes of that lap. Mostly they say ‘oh dear’.", "Klaas Benning", "chairman, water board"),
    textWithMediaBlock({
      title: "Your turn?",
      nodes: [
        paragraph(
          "There are three rooms, for up to fifty people. You hire by the day, lap included. On race days the rooms are closed, because race control has its own meetings there. They never go for a lap, and it shows.",
        ),
      ],
      image: "arrangements/lounge",
      side: "right",
      colour: "turqoise",
      buttons: [filled("See the rooms", "/en/business/vip-arrangements/meet-on-the-start-line")],
    }),
  ],
  seo: {
    title: "Meetings above the pits: the first month",
    description:
      "Nineteen parties, 1,100 cups of coffee and one decision at turn 5. The first month of meetings on the start line.",
  },
};

/** Two stories from the pit building: its garages and its meeting rooms. */
export function pitBuildingNews(calendar: SeedCalendar): SeedDocument[] {
  return [
    newsDocument(
      "pit-garage-fridays",
      {
        publishedOn: calendar.day(-44, 10, 30),
        cover: "arrangements/pitbox",
        author: "Jelle Bruins",
        events: ["tt-drenthe", "superbike-drenthe"],
      },
      { nl: garageNl, en: garageEn },
    ),
    newsDocument(
      "meetings-above-the-pits",
      { publishedOn: calendar.day(-351, 14), cover: "arrangements/vergaderen", author: "Femke Okken" },
      { nl: meetingNl, en: meetingEn },
    ),
  ];
}
