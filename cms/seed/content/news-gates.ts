import type { SeedCalendar } from "../calendar.ts";
import type { SeedDocument } from "../document.ts";
import { bullets, heading, numbers, paragraph } from "../rich-text.ts";
import { filled, outline, quoteBlock, tableBlock, textBlock, textWithMediaBlock } from "./detail-blocks.ts";
import { newsDocument, type NewsTexts } from "./news-document.ts";

const alarmNl: NewsTexts = {
  title: "Zo kom je aan een stoel voor de zondag van de TT",
  slug: "ticketalarm-voor-de-zondag-van-de-tt",
  summary: "Is je tribune vol en komt er een stoel vrij, dan staat hij hier meteen weer te koop.",
  coverCaption: "Zondag, kwart voor twee. Tel de lege stoelen: één.",
  blocks: [
    textBlock(
      paragraph(
        "Eerst het eerlijke deel: Tribune Startbrink is voor de zondag al uitverkocht, en dat was binnen een week zo. De andere negen hebben nog plek. Wil je toch bij bocht 1 zitten, kijk dan vaker, want de zondag van de TT is elk jaar het eerst vol en daarna nooit helemaal.",
      ),
      paragraph(
        "Vorig jaar kwamen er voor die zondag 412 stoelen terug. Iemand brak een been, kreeg een kind of een schoonmoeder op bezoek. Die kaarten gingen gewoon weer in de verkoop, voor de gewone prijs, en waren weg voordat iemand het wist. Behalve wie toevallig keek.",
      ),
      heading(2, "Zo gaat het"),
      numbers([
        "Je opent de tickets van de TT. Daar staat bij elke tribune of er nog plek is.",
        "Komt er een stoel terug, dan staat hij daar binnen een paar seconden weer te koop.",
        "Wie het eerst bestelt, zit. Was je te laat, dan heb je weer een kans bij de volgende.",
        "Het ticketalarm mailt je één keer, zodra er voor een evenement iets te koop is; voor één tribune kan het niet. Na de laatste vlag wissen we die lijst.",
      ]),
    ),
    quoteBlock("We sturen één mail. Wie er drie wil, moet bij zijn moeder zijn.", "Femke Brands", "tickets en toegang"),
    textWithMediaBlock({
      title: "Wat je nu al kunt doen",
      nodes: [
        paragraph(
          "Kies een plek waar het nog wel kan: op de Korhoentribune rem je mee, en bij bocht 18 zie je wie er wint. Zie je ergens anders een kaart te koop? Betaal er nooit meer voor dan hier: zulke kaarten maken we ongeldig.",
        ),
      ],
      image: "news/publiek",
      side: "right",
      colour: "yellow",
      buttons: [
        filled("Bekijk wat er nog is", "/tickets#tickets-tt-drenthe"),
        outline("Zet ticketalarm aan", "/ticketalarm"),
      ],
    }),
  ],
  seo: {
    title: "Een stoel voor de zondag van de TT",
    description: "Is je tribune vol? Een stoel die vrijkomt, staat meteen weer te koop. Zo vind je hem.",
  },
};

const alarmEn: NewsTexts = {
  title: "How to get a seat for TT Sunday",
  slug: "ticket-alarm-for-tt-sunday",
  summary: "If your stand is full and a seat comes free, it’s on sale here again at once.",
  coverCaption: "Sunday, a quarter to two. Count the empty seats: one.",
  blocks: [
    textBlock(
      paragraph(
        "The honest part first: the Startbrink stand is sold out for Sunday already, and that took less than a week. The other nine still have room. If you want to sit at turn 1 all the same, look again now and then, because every year TT Sunday is the first day to fill up, and never quite stays full.",
      ),
      paragraph(
        "Last year 412 seats came back for that Sunday. Someone broke a leg, had a baby or got a visit from the in-laws. Those tickets simply went on sale again, at the normal price, and were gone before anyone knew. Except whoever happened to be looking.",
      ),
      heading(2, "How it goes"),
      numbers([
        "Open the tickets of the TT. Every stand says whether there is room.",
        "If a seat comes back, it’s on sale there again within seconds.",
        "The first to order gets to sit. Too late? There will be another.",
        "The ticket alarm emails you once, as soon as anything is on sale for an event; it can’t watch a single stand. After the last flag we wipe that list.",
      ]),
    ),
    quoteBlock("We send one email. If you want three, ask your mother.", "Femke Brands", "tickets and access"),
    textWithMediaBlock({
      title: "What you can do now",
      nodes: [
        paragraph(
          "Choose a place where there is room: in the Korhoen stand you brake along with them, and at turn 18 you see who wins. Seen a ticket for sale elsewhere? Never pay more for it than here: we cancel such tickets.",
        ),
      ],
      image: "news/publiek",
      side: "right",
      colour: "yellow",
      buttons: [
        filled("See what is left", "/en/tickets#tickets-tt-drenthe"),
        outline("Set a ticket alarm", "/en/ticket-alarm"),
      ],
    }),
  ],
  seo: {
    title: "A seat for TT Sunday",
    description: "Is your stand full? A seat that comes free is on sale again at once. How to find it.",
  },
};

const bikesNl: NewsTexts = {
  title: "Ingang Noord krijgt een tweede fietsenstalling",
  slug: "ingang-noord-krijgt-een-tweede-fietsenstalling",
  summary: "Zeshonderd rekken erbij, zodat het hek weer een hek is.",
  coverCaption: "Zaterdag, tien uur. De laatste lege haak is zojuist bezet.",
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
  coverCaption: "Saturday, ten o’clock. The last free hook has just gone.",
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
        "All routes are under [getting here](/en/getting-here). Rather ride in the evening, and on the track itself? Come to [Cycling night](/en/events/cycling-night).",
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
      { publishedOn: calendar.day(-30, 10), cover: "news/stoelen", author: "Femke Okken", events: ["tt-drenthe"] },
      { nl: alarmNl, en: alarmEn },
    ),
    newsDocument(
      "bike-park",
      {
        publishedOn: calendar.day(-51, 9),
        cover: "news/fietsenstalling",
        author: "Hanneke Smid",
        events: ["tt-drenthe", "cycling-night"],
      },
      { nl: bikesNl, en: bikesEn },
    ),
  ];
}
