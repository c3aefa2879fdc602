import type { SeedCalendar } from "../calendar.ts";
import type { SeedDocument } from "../document.ts";
import { bullets, heading, paragraph } from "../rich-text.ts";
import { quoteBlock, tableBlock, textBlock } from "./detail-blocks.ts";
import { newsDocument, type NewsTexts } from "./news-document.ts";

const waterNl: NewsTexts = {
  title: "Negen kranen, 38.000 liter en geen enkel muntje",
  slug: "negen-kranen-38000-liter",
  summary: "Bij elke toiletgroep kun je je fles vullen, en dat heeft zich rondgesproken.",
  coverCaption: "Kraan 4, kwart over elf. Weer een flesje dat niemand hoeft te dragen.",
  blocks: [
    textBlock(
      paragraph(
        "Op de zondag van de TT was het 29 graden en stond er om elf uur een rij bij kraan 4. Niet lang, een man of twintig, maar lang genoeg voor een gesprek. Aan het eind van de rij wist iedereen wie er ging winnen, en twee mensen hadden elkaars nummer.",
      ),
      paragraph(
        "Er hangt nu bij alle negen toiletgroepen een kraan. Drinkwater, koud, gratis, met een haak voor je tas en een lage tuit voor kinderen en honden. In drie dagen ging er 38.000 liter doorheen. Dat zijn 76.000 flesjes die niemand hoefde te kopen, te dragen of onder een stoel te schoppen.",
      ),
    ),
    tableBlock("Liters per kraan, drie dagen TT", [
      ["Kraan", "Waar", "Liter"],
      ["1", "Hoofdtribune", "7.900"],
      ["4", "Wolvenkuil, bij EHBO Noord", "6.200"],
      ["8", "Dwaallicht", "5.400"],
      ["De andere zes", "rond de baan", "18.500"],
    ]),
    textBlock(
      heading(2, "Wat mag er mee naar binnen?"),
      bullets([
        "Je eigen fles, gevuld of leeg, zolang hij niet van glas of blik is.",
        "Je eigen brood. Ook dat van je moeder.",
        "Een koelbox die onder je stoel past. Meet hem thuis, niet bij de poort.",
      ]),
    ),
    quoteBlock("Ze vroegen waar het muntje in moest. Ik zei: in je zak.", "Alie Mulder", "gastvrouw bij kraan 4"),
    textBlock(
      paragraph(
        "Eén probleem hadden we niet voorzien. De lage tuit bij de Zandverstuiving is ontdekt door de schapen. Er hangt nu een hekje voor, en voor hen een emmer.",
      ),
    ),
  ],
  seo: {
    title: "Gratis drinkwater bij alle toiletgroepen",
    description:
      "Negen kranen met gratis, koud drinkwater, en 38.000 liter in drie dagen TT. Wat je mee naar binnen mag nemen.",
  },
};

const waterEn: NewsTexts = {
  title: "Nine taps, 38,000 litres and not a single token",
  slug: "nine-taps-38000-litres",
  summary: "You can fill your bottle at every toilet block, and word has got around.",
  coverCaption: "Tap 4, a quarter past eleven. One more bottle that nobody has to carry.",
  blocks: [
    textBlock(
      paragraph(
        "On TT Sunday it was 29 degrees, and at eleven o’clock there was a queue at tap 4. Not a long one, some twenty people, but long enough for a conversation. By the end of it everyone knew who was going to win, and two people had each other’s number.",
      ),
      paragraph(
        "All nine toilet blocks now have a tap. Drinking water, cold, free, with a hook for your bag and a low spout for children and dogs. In three days 38,000 litres went through. That’s 76,000 bottles nobody had to buy, carry or kick under a seat.",
      ),
    ),
    tableBlock("Litres by tap, three days of TT", [
      ["Tap", "Where", "Litres"],
      ["1", "Main stand", "7,900"],
      ["4", "Wolvenkuil, by First aid north", "6,200"],
      ["8", "Dwaallicht", "5,400"],
      ["The other six", "around the track", "18,500"],
    ]),
    textBlock(
      heading(2, "What may you bring in?"),
      bullets([
        "Your own bottle, full or empty, as long as it isn’t glass or a can.",
        "Your own sandwiches. Your mother’s too.",
        "A cool box that fits under your seat. Measure it at home, not at the gate.",
      ]),
    ),
    quoteBlock("They asked where the token goes. I said: back in your pocket.", "Alie Mulder", "host at tap 4"),
    textBlock(
      paragraph(
        "One problem we hadn’t foreseen. The low spout at Zandverstuiving has been discovered by the sheep. It has a little gate in front of it now, and they have a bucket.",
      ),
    ),
  ],
  seo: {
    title: "Free drinking water at every toilet block",
    description:
      "Nine taps with cold, free drinking water, and 38,000 litres in three days of TT. What you may bring into the circuit.",
  },
};

const busNl: NewsTexts = {
  title: "De pendelbus rijdt voortaan elke tien minuten",
  slug: "de-pendelbus-rijdt-elke-tien-minuten",
  summary: "Van het station naar de poort in 25 minuten, en de chauffeur kent de binnenweg.",
  coverCaption: "Bus 27 bij de poort. Over tien minuten staat de volgende er.",
  blocks: [
    textBlock(
      paragraph(
        "Janna Eising rijdt al elf jaar bus 27 en zegt dat je aan de heenweg kunt horen wie er gaat winnen. “Wie stil is, weet er iets van.” Dit seizoen hoort ze het vaker: op racedagen gaat de pendelbus van elke twintig naar elke tien minuten, van 07:00 uur tot twee uur na de laatste finish.",
      ),
      paragraph(
        "Van de trein tot de poort ben je 25 minuten onderweg. Dat is op zondag een kwartier korter dan met de auto, want de bus heeft een eigen strook over de Kampsteeg. Op die strook staat soms een koe. Die heeft dan voorrang.",
      ),
      heading(2, "Zo werkt het"),
      bullets([
        "Je ticket is je buskaartje, heen en terug. Laat het aan Janna zien; ze wil graag weten waar je zit.",
        "De bus stopt bij Ingang Zuid en daarna bij Ingang Oost. Vanaf de dichtstbijzijnde loop je naar Noord of West een kwartier tot twintig minuten.",
        "Elke bus heeft een oprijplaat en twee rolstoelplekken. Bellen hoeft niet.",
        "Vlaggen mogen mee. Stokken langer dan anderhalve meter gaan in het bagageruim.",
      ]),
    ),
    tableBlock("Deur tot poort, op de zondag van de TT", [
      ["Hoe", "Minuten", "Kosten per dag, incl. btw"],
      ["Pendelbus vanaf het station", "25", "gratis met je ticket"],
      ["Auto vanaf dezelfde plek", "40", "€\u00a015,00 parkeren"],
      ["Fiets door de hei", "45", "gratis"],
    ]),
    quoteBlock("Op de terugweg hoor je het ook. Dan zingt de ene helft.", "Janna Eising", "chauffeur pendelbus"),
    textBlock(
      paragraph(
        "Slaap je in Hotel De Es? Dan rijdt er elk half uur een eigen bus, vanaf de voordeur. Alle routes staan bij [bereikbaarheid](/bereikbaarheid).",
      ),
    ),
  ],
  seo: {
    title: "Pendelbus: elke tien minuten naar het circuit",
    description:
      "Op racedagen rijdt de pendelbus elke tien minuten, in 25 minuten van het station naar de poort. Gratis met je ticket.",
  },
};

const busEn: NewsTexts = {
  title: "The shuttle now runs every ten minutes",
  slug: "the-shuttle-now-runs-every-ten-minutes",
  summary: "From the station to the gate in 25 minutes, with a driver who knows the back road.",
  coverCaption: "Bus 27 at the gate. The next is ten minutes behind it.",
  blocks: [
    textBlock(
      paragraph(
        "Janna Eising has driven bus 27 for eleven years and says that on the way out you can hear who’s going to win. ‘The quiet ones know something.’ This season she’ll hear it more often: on race days the shuttle goes from every twenty minutes to every ten, from 07:00 until two hours after the last finish.",
      ),
      paragraph(
        "From train to gate takes 25 minutes. On Sundays that beats the car by a quarter of an hour, because the bus has a lane of its own along the Kampsteeg. There’s a cow in it at times. The cow has right of way.",
      ),
      heading(2, "How it works"),
      bullets([
        "Your ticket is your bus fare, there and back. Show it to Janna; she likes to see where you’re sitting.",
        "The bus stops at the South entrance and then at the East entrance. From the nearer one it’s fifteen to twenty minutes’ walk to North or West.",
        "Every bus has a ramp and two wheelchair places. No need to ring ahead.",
        "Flags are welcome. Poles over a metre and a half go in the hold.",
      ]),
    ),
    tableBlock("Door to gate, on TT Sunday", [
      ["How", "Minutes", "Cost per day, incl. VAT"],
      ["Shuttle from the station", "25", "free with your ticket"],
      ["Car from the same spot", "40", "€15.00 for parking"],
      ["Bicycle across the heath", "45", "free"],
    ]),
    quoteBlock("You hear it on the way back as well. Then half of them sing.", "Janna Eising", "shuttle driver"),
    textBlock(
      paragraph(
        "Staying at Hotel De Es? It has a bus of its own every half hour, from the front door. All routes are under [getting here](/en/getting-here).",
      ),
    ),
  ],
  seo: {
    title: "Shuttle bus: to the circuit every ten minutes",
    description:
      "On race days the shuttle runs every ten minutes and takes 25 from the station to the gate. Free with your ticket.",
  },
};

/** Two stories about coming and staying comfortable: the shuttle bus and the taps. */
export function onTheWay(calendar: SeedCalendar): SeedDocument[] {
  return [
    newsDocument(
      "water-taps",
      {
        publishedOn: calendar.day(-119, 10),
        cover: "news/kraan",
        author: "Jelle Bruins",
        events: ["tt-drenthe", "nacht-van-drenthe"],
      },
      { nl: waterNl, en: waterEn },
    ),
    newsDocument(
      "shuttle-bus",
      {
        publishedOn: calendar.day(-157, 9),
        cover: "news/pendelbus",
        author: "Jelle Bruins",
        events: ["tt-drenthe"],
      },
      { nl: busNl, en: busEn },
    ),
  ];
}
