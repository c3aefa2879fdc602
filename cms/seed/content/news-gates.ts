import type { SeedCalendar } from "../calendar.ts";
import type { SeedDocument } from "../document.ts";
import { bullets, heading, numbers, paragraph } from "../rich-text.ts";
import { filled, quoteBlock, tableBlock, textBlock, textWithMediaBlock } from "./detail-blocks.ts";
import { newsDocument, type NewsTexts } from "./news-document.ts";

const alarmNl: NewsTexts = {
  title: "Ticketalarm gaat aan voor de zondag van de TT",
  slug: "ticketalarm-voor-de-zondag-van-de-tt",
  summary: "Zodra het loket opengaat. Komt er dan een stoel vrij, dan krijg je één mail. Meer niet.",
  coverCaption: "Zondag, kwart voor twee. Tel de lege stoelen.",
  blocks: [
    textBlock(
      paragraph(
        "Eerst het eerlijke deel: er is nog geen kaart te koop, en het alarm gaat dus nog niet af. Het gaat open op de dag dat ook het loket opengaat. Maar we vertellen alvast hoe het werkt, want de zondag van de TT is elk jaar het eerst vol en daarna nooit helemaal.",
      ),
      paragraph(
        "Vorig jaar kwamen er voor die zondag 412 stoelen terug. Iemand brak een been, kreeg een kind of een schoonmoeder op bezoek. Die kaarten gingen gewoon weer in de verkoop, voor de gewone prijs, en waren weg voordat iemand het wist. Behalve wie toevallig keek.",
      ),
      heading(2, "Zo gaat het straks"),
      numbers([
        "Je kiest je dag en je tribune, en laat je e-mailadres achter.",
        "Komt er een stoel terug, dan krijgt iedereen op de lijst tegelijk dezelfde mail.",
        "Wie het eerst bestelt, zit. Was je te laat, dan blijf je op de lijst staan.",
        "Na de laatste vlag wissen we de lijst. Je hoeft je nergens voor af te melden.",
      ]),
    ),
    quoteBlock("We sturen één mail. Wie er drie wil, moet bij zijn moeder zijn.", "Femke Brands", "tickets en toegang"),
    textWithMediaBlock({
      title: "Wat je nu al kunt doen",
      nodes: [
        paragraph(
          "Schrijf je in voor de nieuwsbrief. Daarin lees je op welke dag en hoe laat de verkoop begint, en dan gaat ook het alarm open. Zie je ergens nu al een kaart te koop? Dan bestaat hij niet.",
        ),
      ],
      image: "events/tt-drenthe",
      side: "right",
      colour: "yellow",
      buttons: [filled("Lees hoe het werkt", "/ticketalarm")],
    }),
  ],
  seo: {
    title: "Ticketalarm voor de zondag van de TT",
    description:
      "Het ticketalarm gaat open zodra de kaartverkoop begint. Zo werkt het straks, en dit kun je nu al doen.",
  },
};

const alarmEn: NewsTexts = {
  title: "A ticket alarm is coming for TT Sunday",
  slug: "ticket-alarm-for-tt-sunday",
  summary: "It starts when the box office opens. Should a seat come free after that, you get one email. Nothing more.",
  coverCaption: "Sunday, a quarter to two. Count the empty seats.",
  blocks: [
    textBlock(
      paragraph(
        "The honest part first: there are no tickets on sale yet, so the alarm has nothing to ring about. It opens on the day the box office does. But here is how it will work, because every year TT Sunday is the first day to fill up, and never quite stays full.",
      ),
      paragraph(
        "Last year 412 seats came back for that Sunday. Someone broke a leg, had a baby or got a visit from the in-laws. Those tickets simply went on sale again, at the normal price, and were gone before anyone knew. Except whoever happened to be looking.",
      ),
      heading(2, "How it will go"),
      numbers([
        "You choose your day and your stand, and leave your email address.",
        "If a seat comes back, everyone on the list gets the same email at the same time.",
        "The first to order gets to sit. Too late? You stay on the list.",
        "After the last flag we wipe the list. There’s nothing to unsubscribe from.",
      ]),
    ),
    quoteBlock("We send one email. If you want three, ask your mother.", "Femke Brands", "tickets and access"),
    textWithMediaBlock({
      title: "What you can do now",
      nodes: [
        paragraph(
          "Sign up for the newsletter. It tells you the day and the hour that sales begin, which is when the alarm opens too. Seen a ticket for sale somewhere already? Then it doesn’t exist.",
        ),
      ],
      image: "events/tt-drenthe",
      side: "right",
      colour: "yellow",
      buttons: [filled("Read how it works", "/en/ticket-alarm")],
    }),
  ],
  seo: {
    title: "Ticket alarm for TT Sunday",
    description: "The ticket alarm opens as soon as sales begin. How it will work, and what you can do today.",
  },
};

const bikesNl: NewsTexts = {
  title: "Ingang Noord krijgt een tweede fietsenstalling",
  slug: "ingang-noord-krijgt-een-tweede-fietsenstalling",
  summary: "Zeshonderd rekken erbij, zodat het hek weer een hek is.",
  coverCaption: "Ingang Noord ligt net buiten beeld. De fietsen ook, en dat was het probleem.",
  blocks: [
    textBlock(
      paragraph(
        "Op de zondag van de TT stonden er bij Ingang Noord 1.438 fietsen in 900 rekken. De rest stond tegen het hek, tegen de berken, tegen elkaar en in één geval in een berk. Het kostte de eigenaar van een damesfiets twee uur en een leenladder.",
      ),
      paragraph(
        "Dat gaat niet nog eens gebeuren. Aan de andere kant van het pad komt een tweede stalling met zeshonderd rekken. Samen zijn dat er vijftienhonderd, plus een strook voor bakfietsen en aanhangers. Stallen blijft gratis.",
      ),
    ),
    tableBlock("De fiets in cijfers", [
      ["Wat", "Was", "Wordt"],
      ["Rekken", "900", "1.500"],
      ["Plekken voor bakfietsen", "0", "40"],
      ["Oplaadpunten", "12", "60"],
      ["Pompen", "1", "3"],
    ]),
    textBlock(
      heading(2, "Waarom juist Noord?"),
      paragraph(
        "Omdat het fietspad door de hei daar uitkomt, en omdat je vanaf Noord in vier minuten op Tribune Wolvenkuil zit. Een kwart van de bezoekers woont op minder dan vijftien kilometer. Wie met de auto komt, staat na afloop gemiddeld vijftig minuten op het veld. Wie fietst, is dan thuis en heeft al gegeten.",
      ),
      heading(3, "Goed om te weten"),
      bullets([
        "De stalling is verlicht en bewaakt tot een uur na de laatste vlag.",
        "Bij de ingang staat Bertus met plakspullen. Een band kost een praatje.",
        "Zet een foto van je rek in je telefoon. Vijftienhonderd is meer dan je denkt.",
      ]),
    ),
    quoteBlock(
      "Ik heb vorig jaar 31 banden geplakt en één huwelijk gered.",
      "Bertus Ottens",
      "fietsenmaker bij Ingang Noord",
    ),
    textBlock(
      paragraph(
        "Alle routes staan bij [bereikbaarheid](/bereikbaarheid). Liever ’s avonds fietsen, en dan over de baan zelf? Dat kan tijdens de [Fietsnacht](/evenementen/fietsnacht).",
      ),
    ),
  ],
  seo: {
    title: "Tweede fietsenstalling bij Ingang Noord",
    description:
      "Van 900 naar 1.500 rekken, met laadpunten, pompen en een fietsenmaker. Zo stal je je fiets bij Ingang Noord.",
  },
};

const bikesEn: NewsTexts = {
  title: "North entrance gets a second bike park",
  slug: "north-entrance-gets-a-second-bike-park",
  summary: "Six hundred more racks, so that the fence can be a fence again.",
  coverCaption: "The North entrance is just out of shot. So are the bicycles, which was the trouble.",
  blocks: [
    textBlock(
      paragraph(
        "On TT Sunday there were 1,438 bicycles in the 900 racks at the North entrance. The rest leant against the fence, against the birches, against each other and, in one case, in a birch. It cost the owner two hours and a borrowed ladder.",
      ),
      paragraph(
        "That won’t happen again. Across the path a second bike park will go up, with six hundred racks. That makes fifteen hundred in all, plus a strip for cargo bikes and trailers. Parking remains free.",
      ),
    ),
    tableBlock("Bicycles in figures", [
      ["What", "Before", "After"],
      ["Racks", "900", "1,500"],
      ["Places for cargo bikes", "0", "40"],
      ["Charging points", "12", "60"],
      ["Pumps", "1", "3"],
    ]),
    textBlock(
      heading(2, "Why the North entrance?"),
      paragraph(
        "Because the cycle path across the heath ends there, and because it’s a four-minute walk to the Wolvenkuil stand. A quarter of our visitors live within fifteen kilometres. Those who come by car spend fifty minutes in the car park afterwards, on average. By then those who cycle are home, and have eaten.",
      ),
      heading(3, "Good to know"),
      bullets([
        "The park is lit and guarded until an hour after the last flag.",
        "Bertus is at the entrance with his repair kit. A puncture costs you a chat.",
        "Take a photo of your rack. Fifteen hundred is more than you think.",
      ]),
    ),
    quoteBlock(
      "Last year I mended 31 punctures and saved one marriage.",
      "Bertus Ottens",
      "bicycle mechanic at the North entrance",
    ),
    textBlock(
      paragraph(
        "All routes are under [getting here](/en/getting-here). Rather ride in the evening, and on the track itself? Come to [Cycling Night](/en/events/cycling-night).",
      ),
    ),
  ],
  seo: {
    title: "A second bike park at the North entrance",
    description:
      "From 900 racks to 1,500, with charging points, pumps and a mechanic. Where to leave your bicycle at the North entrance.",
  },
};

/** Two stories about getting in: with a ticket, and by bicycle. */
export function gateNews(calendar: SeedCalendar): SeedDocument[] {
  return [
    newsDocument(
      "ticket-alarm",
      { publishedOn: calendar.day(-30, 10), cover: "news/publiek", author: "Femke Okken", events: ["tt-drenthe"] },
      { nl: alarmNl, en: alarmEn },
    ),
    newsDocument(
      "bike-park",
      {
        publishedOn: calendar.day(-51, 9),
        cover: "hero/hero-2",
        author: "Hanneke Smid",
        events: ["tt-drenthe", "cycling-night"],
      },
      { nl: bikesNl, en: bikesEn },
    ),
  ];
}
