import type { SeedCalendar } from "../calendar.ts";
import type { SeedDocument, SeedFields } from "../document.ts";
import { bullets, heading, numbers, paragraph } from "../rich-text.ts";
import { galleryBlock, quoteBlock, tableBlock, textBlock } from "./detail-blocks.ts";
import { newsDocument, type NewsTexts } from "./news-document.ts";

/** The days that the article names, in words. */
interface Days {
  /** Month of the first laps: `maart`. */
  month: string;
  /** Monday of the week of the first laps: `8 maart`. */
  testWeek: string;
  /** First track day for the public: `8 mei`. */
  trackDay: string;
}

const languages = { nl: "nl-NL", en: "en-GB" } as const;

function inWords(date: string, locale: "nl" | "en", parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(languages[locale], { ...parts, timeZone: "UTC" }).format(new Date(date));
}

function daysInWords(calendar: SeedCalendar, locale: "nl" | "en"): Days {
  const testWeek = calendar.date(calendar.weekday(105, 1));
  // The same Saturday as the event `vrij-rijden-1`.
  const trackDay = calendar.date(calendar.weekday(166, 6));

  return {
    month: inWords(testWeek, locale, { month: "long" }),
    testWeek: inWords(testWeek, locale, { day: "numeric", month: "long" }),
    trackDay: inWords(trackDay, locale, { day: "numeric", month: "long" }),
  };
}

function dutchBlocks({ month, testWeek, trackDay }: Days): SeedFields[] {
  return [
    textBlock(
      paragraph(
        `Zeshonderd meter baan ligt opnieuw, van bocht 6 tot en met bocht 9. In ${month} gaat de eerste motor eroverheen. Tot die tijd rust het asfalt onder een laagje zand.`,
      ),
      paragraph(
        "De oude laag kwam uit 2008. In de remzone van Wolvenkuil stonden ribbels die rijders al jaren **de wasbak** noemden. Bij regen bleef er water staan tussen bocht 7 en 8, precies op de lijn.",
      ),
      heading(2, "Drie lagen, elf nachten"),
      paragraph(
        "De ploeg werkte alleen ’s nachts, als het asfalt langzaam afkoelt en dicht blijft. Eerst ging er veertig centimeter uit, daarna kwam dit erin:",
      ),
      numbers([
        "een fundering van gebroken oude baan, zo blijft alles op het terrein;",
        "zes centimeter onderlaag met een afschot van anderhalve graad;",
        "vier centimeter toplaag met steen die grip houdt als het giet.",
      ]),
    ),
    quoteBlock("Je hoort het verschil eerder dan je het voelt.", "Roelof Tingen", "baanmeester"),
    textBlock(
      paragraph(
        `In de week van ${testWeek} rijden zes rijders elk vijftig ronden. Daarna meet een keuringsploeg de stroefheid, en pas dan mag het publiek erop. [De eerste dag vrij rijden is op ${trackDay}](/evenementen/vrij-rijden-motoren).`,
      ),
      heading(3, "Wat merk jij ervan?"),
      bullets([
        "Het talud bij Wolvenkuil blijft gewoon open tijdens Superbike Drenthe.",
        `Het wandelpad achter bocht 8 is dicht tot 1 ${month}.`,
        "Op de oude kerbs staat straks je naam, als je er een adopteert.",
      ]),
    ),
    tableBlock("De werkzaamheden in cijfers", [
      ["Bocht", "Lengte", "Asfalt"],
      ["6 tot 7", "218 m", "780 ton"],
      ["7 tot 8", "147 m", "530 ton"],
      ["8 tot 9", "206 m", "740 ton"],
    ]),
    galleryBlock("In beeld", [
      ["hero/hero-2", "Bocht 6 tot en met 9 vanuit de lucht"],
      ["news/schapen", "De buren keken toe"],
      ["news/baanposten", "Testdag met de baanposten"],
    ]),
  ];
}

function englishBlocks({ month, testWeek, trackDay }: Days): SeedFields[] {
  return [
    textBlock(
      paragraph(
        `Six hundred metres of track have been relaid, from turn 6 to turn 9. The first bike rides it in ${month}. Until then the tarmac rests under a thin blanket of sand.`,
      ),
      paragraph(
        "The old surface dated from 2008. The braking zone at Wolvenkuil had ripples that riders had been calling **the washboard** for years. In the rain, water stood between turns 7 and 8, right on the line.",
      ),
      heading(2, "Three layers, eleven nights"),
      paragraph(
        "The crew worked only at night, when tarmac cools slowly and stays dense. First forty centimetres came out; then this went in:",
      ),
      numbers([
        "a foundation of crushed old track, so that nothing leaves the site;",
        "six centimetres of base course, falling away at one and a half degrees;",
        "four centimetres of surface course, with stone that grips in a downpour.",
      ]),
    ),
    quoteBlock("You hear the difference before you feel it.", "Roelof Tingen", "track manager"),
    textBlock(
      paragraph(
        `In the week of ${testWeek} six riders will do fifty laps each. An inspection team then measures the skid resistance, and only after that is the public let loose on it. [The first track day is on ${trackDay}](/en/events/track-day-motorcycles).`,
      ),
      heading(3, "What will you notice?"),
      bullets([
        "The bank at Wolvenkuil simply stays open during Superbike Drenthe.",
        `The footpath behind turn 8 is closed until 1 ${month}.`,
        "The old kerbs will soon carry your name, if you adopt one.",
      ]),
    ),
    tableBlock("The works in figures", [
      ["Turn", "Length", "Tarmac"],
      ["6 to 7", "218 m", "780 tonnes"],
      ["7 to 8", "147 m", "530 tonnes"],
      ["8 to 9", "206 m", "740 tonnes"],
    ]),
    galleryBlock("In pictures", [
      ["hero/hero-2", "Turns 6 to 9 from the air"],
      ["news/schapen", "The neighbours looked on"],
      ["news/baanposten", "Test day with the marshals"],
    ]),
  ];
}

function dutch(days: Days): NewsTexts {
  return {
    title: "Nieuw asfalt tussen Wolvenkuil en Turfvaart",
    slug: "nieuw-asfalt-tussen-wolvenkuil-en-turfvaart",
    summary: `Zeshonderd meter baan ligt opnieuw. In ${days.month} gaat de eerste motor eroverheen.`,
    coverCaption: "Woensdagochtend, vier graden: de laatste baan voor bocht 7.",
    blocks: dutchBlocks(days),
    seo: {
      title: "Nieuw asfalt van bocht 6 tot en met 9",
      description:
        "Drie lagen in elf nachten: tussen Wolvenkuil en Turfvaart ligt zeshonderd meter vers asfalt. Wat er anders is en wat jij ervan merkt.",
    },
  };
}

function english(days: Days): NewsTexts {
  return {
    title: "New tarmac from Wolvenkuil to Turfvaart",
    slug: "new-tarmac-from-wolvenkuil-to-turfvaart",
    summary: `Six hundred metres of track have been relaid. The first bike rides it in ${days.month}.`,
    coverCaption: "Wednesday morning, four degrees: the last strip before turn 7.",
    blocks: englishBlocks(days),
    seo: {
      title: "New tarmac from turn 6 to turn 9",
      description:
        "Three layers in eleven nights: six hundred metres of fresh tarmac between Wolvenkuil and Turfvaart. What changed, and what you’ll notice.",
    },
  };
}

/** The resurfacing: the newest article, with days counted from the day of seeding. */
export function newTarmac(calendar: SeedCalendar): SeedDocument[] {
  return [
    newsDocument(
      "new-tarmac",
      {
        publishedOn: calendar.day(-2, 9, 15),
        cover: "news/asfalt",
        author: "Femke Okken",
        events: ["superbike-drenthe", "vrij-rijden-1"],
      },
      { nl: dutch(daysInWords(calendar, "nl")), en: english(daysInWords(calendar, "en")) },
    ),
  ];
}
