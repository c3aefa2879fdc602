import type { SeedCalendar } from "../calendar.ts";
import type { SeedDocument } from "../document.ts";
import { bullets, heading, paragraph } from "../rich-text.ts";
import { galleryBlock, quoteBlock, tableBlock, textBlock } from "./detail-blocks.ts";
import { newsDocument, type NewsTexts } from "./news-document.ts";

const nightNl: NewsTexts = {
  title: "Team Zwart Veen wint de Nacht op het geluid",
  slug: "team-zwart-veen-wint-de-nacht-op-het-geluid",
  summary: "Na vier uur en 149 ronden scheelde het elf seconden, en een koplamp.",
  coverCaption: "Half elf op de pitmuur. Wie de ronden telt, doet het op het gehoor.",
  blocks: [
    textBlock(
      paragraph(
        "Om kwart voor acht hing de zon laag boven de Hoofdtribune en renden 38 rijders naar hun motor. Om kwart over tien had Anneke Reinders geen koplamp meer. Een steentje, in de Jeneverbes. Binnenkomen kostte een minuut. Dus bleef ze buiten, en reed twaalf ronden achter andermans licht aan.",
      ),
      paragraph(
        "“Je hoort waar je bent,” vertelde ze later, met een deken om. “In Elsbroek komt het geluid van de tribune terug. Bij het Ven hoor je niets, en dan moet je insturen.” Toen ze eindelijk de pits in kwam, lag Team Zwart Veen een halve ronde voor. Nieuwe lamp, nieuwe rijder, negen seconden tanken.",
      ),
      heading(2, "De nacht in losse eindjes"),
      bullets([
        "Team De Late Dienst bestaat uit drie verpleegkundigen. Ze reden foutloos en gingen om zes uur werken.",
        "De langste stop duurde zeven minuten: een uil op de pitmuur. Niemand wilde hem wegjagen.",
        "In de paddock gingen er 640 kommen snert doorheen. Het was 22 graden.",
      ]),
    ),
    tableBlock("De eerste vijf na vier uur", [
      ["Plaats", "Team", "Ronden", "Achterstand"],
      ["1", "Team Zwart Veen", "149", "–"],
      ["2", "Nachtploeg Zuid", "149", "11,4 s"],
      ["3", "De Late Dienst", "149", "58,0 s"],
      ["4", "Gebroeders Pol en zus", "148", "1 ronde"],
      ["5", "Motorclub Turf in je Ransel", "147", "2 ronden"],
    ]),
    quoteBlock(
      "Zonder lamp rem je niet later. Je remt alleen zonder het te weten.",
      "Anneke Reinders",
      "winnares met Team Zwart Veen",
    ),
    textBlock(
      paragraph(
        "Het vuurwerk boven het Ven was weer zonder knal. Toch klapte het: op Tribune Laatste Kei begon iemand, en tien seconden later stonden ze op alle drie de tribunes. In het donker, voor iemand die ze niet konden zien. Haar kapotte koplamp gaat naar de vitrine.",
      ),
    ),
  ],
  seo: {
    title: "Verslag Nacht van Drenthe: Zwart Veen wint",
    description:
      "Twaalf ronden zonder koplamp en toch de snelste na vier uur. Verslag en uitslag van de Nacht van Drenthe.",
  },
};

const nightEn: NewsTexts = {
  title: "Team Zwart Veen wins the night by ear",
  slug: "team-zwart-veen-wins-the-night-by-ear",
  summary: "After four hours and 149 laps it was down to eleven seconds, and a headlamp.",
  coverCaption: "Half past ten on the pit wall. Laps are counted by ear.",
  blocks: [
    textBlock(
      paragraph(
        "At a quarter to eight the sun hung low over the Main stand and 38 riders ran to their machines. At a quarter past ten Anneke Reinders had no headlamp left. A pebble, at Jeneverbes. Coming in would cost a minute. So she stayed out, and rode twelve laps by other people’s light.",
      ),
      paragraph(
        "‘You can hear where you are,’ she said afterwards, in a blanket. ‘At Elsbroek the noise comes back off the stand. By the fen you hear nothing, and that’s when you turn in.’ When she finally pitted, Team Zwart Veen was half a lap ahead. New lamp, new rider, nine seconds of fuel.",
      ),
      heading(2, "The night in loose ends"),
      bullets([
        "Team De Late Dienst (‘the late shift’) is three nurses. They rode without a fault and went to work at six.",
        "The longest stop took seven minutes: an owl on the pit wall. Nobody wanted to shoo it.",
        "The paddock served 640 bowls of pea soup. It was 22 degrees.",
      ]),
    ),
    tableBlock("The first five after four hours", [
      ["Place", "Team", "Laps", "Behind"],
      ["1", "Team Zwart Veen", "149", "–"],
      ["2", "Nachtploeg Zuid", "149", "11.4 s"],
      ["3", "De Late Dienst", "149", "58.0 s"],
      ["4", "Gebroeders Pol en zus", "148", "1 lap"],
      ["5", "Motorclub Turf in je Ransel", "147", "2 laps"],
    ]),
    quoteBlock(
      "Without a lamp you don’t brake later. You just brake without knowing it.",
      "Anneke Reinders",
      "winner with Team Zwart Veen",
    ),
    textBlock(
      paragraph(
        "The fireworks over the fen were silent again. There was a bang of sorts all the same: someone in the Laatste Kei stand began to clap, and ten seconds later all three stands were on their feet. In the dark, for a rider they couldn’t see. Her broken headlamp goes into the glass case.",
      ),
    ),
  ],
  seo: {
    title: "Nacht van Drenthe report: Zwart Veen wins",
    description:
      "Twelve laps without a headlamp and still the fastest after four hours. Report and result of the Nacht van Drenthe.",
  },
};

const classicNl: NewsTexts = {
  title: "Driehonderdveertig motoren, en één die niet wilde",
  slug: "driehonderdveertig-motoren-en-een-die-niet-wilde",
  summary: "De Hunebed Classic rook naar wonderolie en eindigde met een touw.",
  coverCaption: "Vijf van de 340. De stoommotor kwam later in beeld.",
  blocks: [
    textBlock(
      paragraph(
        "De stoommotor van Dirk Mulderij doet er elk jaar langer over. Dit keer vertrok hij zaterdag om tien voor tien en kwam om half twaalf voorbij de Hoofdtribune, onder een applaus dat al twee keer was begonnen. Bij de Berkenlaan was het water op. Vier tractorliefhebbers wisten raad, en een touw.",
      ),
      paragraph(
        "De andere 339 liepen wel. Mooi weer, droge baan, open paddock. Wie zijn handen niet op zijn rug kon houden, kreeg een poetsdoek. Wie wel, kreeg een verhaal over magneetontsteking.",
      ),
      heading(2, "Gelijk rijden is moeilijker dan hard rijden"),
      paragraph(
        "Bij de regelmatigheidsproef wint wie zijn eigen rondetijd het dichtst benadert. Een horloge is verboden. Geert Pathuis neuriet. Hij reed vijf ronden met vier tienden verschil, op een eencilinder die ouder is dan zijn moeder.",
      ),
    ),
    tableBlock("Regelmatigheidsproef, afwijking over vijf ronden", [
      ["Plaats", "Rijder", "Motor", "Afwijking"],
      ["1", "Geert Pathuis", "eencilinder, 1934", "0,4 s"],
      ["2", "Aaf Winkel", "boxer, 1951", "0,7 s"],
      ["3", "Lubbert Stel", "tweetakt, 1968", "0,8 s"],
      ["58", "Dirk Mulderij", "stoom, 1911", "27 min"],
    ]),
    quoteBlock(
      "Ik neurie het Drents volkslied. Twee coupletten is één ronde.",
      "Geert Pathuis",
      "winnaar regelmatigheidsproef",
    ),
    galleryBlock("Zoals ze er vroeger hingen", [
      ["posters/1926", "Op elke kar geplakt: 1926"],
      ["posters/1949", "De eerste grote prijs, 1949"],
      ["posters/1974", "Bruin en oranje, 1974"],
    ]),
    textBlock(
      heading(3, "Achtergebleven"),
      bullets([
        "Drie linkerhandschoenen, alle drie van leer en alle drie maat 9.",
        "Een picknickmand met een halve quiche.",
        "Een olievlek in de vorm van Texel, paddock rij 6. Die blijft.",
      ]),
    ),
  ],
  seo: {
    title: "Verslag Hunebed Classic: 340 oude motoren",
    description:
      "Een stoommotor aan een touw, een neuriënde winnaar en 340 historische motoren. Verslag en uitslag van de Hunebed Classic.",
  },
};

const classicEn: NewsTexts = {
  title: "Three hundred and forty motorcycles, and one that wouldn’t",
  slug: "three-hundred-and-forty-motorcycles-and-one-that-wouldnt",
  summary: "The Hunebed Classic smelt of castor oil and ended with a rope.",
  coverCaption: "Five of the 340. The steam one came into view later.",
  blocks: [
    textBlock(
      paragraph(
        "Dirk Mulderij’s steam motorcycle takes longer every year. This time he set off on Saturday at ten to ten and passed the Main stand at half past eleven, to applause that had already begun twice. At Berkenlaan he ran out of water. Four tractor enthusiasts knew what to do, and had a rope.",
      ),
      paragraph(
        "The other 339 did run. Fine weather, dry track, open paddock. Visitors who couldn’t keep their hands behind their backs were given a cloth. Those who could were told about magneto ignition.",
      ),
      heading(2, "Steady is harder than fast"),
      paragraph(
        "The regularity trial goes to whoever comes closest to his own lap time, five times over. Watches are forbidden. Geert Pathuis hums. He rode five laps within four tenths, on a single older than his mother.",
      ),
    ),
    tableBlock("Regularity trial, deviation over five laps", [
      ["Place", "Rider", "Motorcycle", "Deviation"],
      ["1", "Geert Pathuis", "single, 1934", "0.4 s"],
      ["2", "Aaf Winkel", "flat twin, 1951", "0.7 s"],
      ["3", "Lubbert Stel", "two-stroke, 1968", "0.8 s"],
      ["58", "Dirk Mulderij", "steam, 1911", "27 min"],
    ]),
    quoteBlock("I hum the Drenthe anthem. Two verses make a lap.", "Geert Pathuis", "winner of the regularity trial"),
    galleryBlock("As they used to hang", [
      ["posters/1926", "Pasted on every cart: 1926"],
      ["posters/1949", "The first grand prix, 1949"],
      ["posters/1974", "Brown and orange, 1974"],
    ]),
    textBlock(
      heading(3, "Left behind"),
      bullets([
        "Three left-hand gloves, all leather, all size 9.",
        "A picnic basket with half a quiche.",
        "An oil stain in the shape of the isle of Texel, paddock row 6. It stays.",
      ]),
    ),
  ],
  seo: {
    title: "Hunebed Classic report: 340 old motorcycles",
    description:
      "A steamer on a rope, a humming winner and 340 classic motorcycles. Report and result of the Hunebed Classic.",
  },
};

/** Reports of the last night race and the last classic weekend, a year before the next ones. */
export function longDays(calendar: SeedCalendar): SeedDocument[] {
  const lastNight = calendar.weekday(270, 6) - 364;
  const lastClassic = calendar.weekday(292, 6) - 364;

  return [
    newsDocument(
      "night-report",
      {
        publishedOn: calendar.day(lastNight + 1, 11),
        cover: "news/nachtpost",
        author: "Jelle Bruins",
        events: ["nacht-van-drenthe"],
      },
      { nl: nightNl, en: nightEn },
    ),
    newsDocument(
      "classic-report",
      {
        publishedOn: calendar.day(lastClassic + 2, 9, 30),
        cover: "news/oude-motoren",
        author: "Hanneke Smid",
        events: ["hunebed-classic"],
      },
      { nl: classicNl, en: classicEn },
    ),
  ];
}
