import type { SeedCalendar } from "../calendar.ts";
import type { SeedDocument } from "../document.ts";
import { bullets, heading, paragraph } from "../rich-text.ts";
import { galleryBlock, quoteBlock, tableBlock, textBlock } from "./detail-blocks.ts";
import { newsDocument, type NewsTexts } from "./news-document.ts";

const ttNl: NewsTexts = {
  title: "Draaijer wint TT Drenthe met een halve wiellengte",
  slug: "draaijer-wint-tt-drenthe-met-een-halve-wiellengte",
  summary: "Na 26 ronden scheelde het vier duizendste, en op het podium zei niemand iets.",
  coverCaption: "De finish: Draaijer, Hulst, en een gat dat geen naam mocht hebben.",
  blocks: [
    textBlock(
      paragraph(
        "Een uur na de finish stonden ze nog op de baan: mensen met telefoons, die elkaar dezelfde foto lieten zien. Je ziet een streep, twee voorwielen en een halve wiellengte lucht. Wessel Draaijer wint. Jorien Hulst weet het al, want zij kijkt als enige opzij.",
      ),
      paragraph(
        "Het werd de race waar iedereen op zat te wachten en die niemand had besteld. Twintig ronden reden ze met z’n zessen in één seconde. In ronde 21 viel het eerste druppeltje bij de Zandverstuiving; vier van de zes gingen van het gas. Draaijer en Hulst niet. In de Korhoen remde zij later, in de Laatste Kei hij.",
      ),
      heading(2, "Drie momenten"),
      bullets([
        "**Ronde 3.** Eskil Norrbrandt schiet rechtdoor bij Wolvenkuil, rijdt over de wasbak het gras op en komt als negende terug. Hij wordt nog derde.",
        "**Ronde 21.** De vlag met de rode strepen gaat uit: glad. De Hunebedtribune doet de paraplu’s open en meteen weer dicht, want dat mag niet.",
        "**Ronde 26.** Hulst pakt in de slipstream de leiding terug, honderd meter voor de streep. Draaijer krijgt hem vijf meter voor de streep weer terug.",
      ]),
    ),
    tableBlock("Uitslag koningsklasse, 26 ronden", [
      ["Plaats", "Rijder", "Tijd"],
      ["1", "Wessel Draaijer", "41:02,618"],
      ["2", "Jorien Hulst", "+0,004"],
      ["3", "Eskil Norrbrandt", "+4,812"],
      ["4", "Remco Alferink", "+5,090"],
      ["5", "Pilar Montesol", "+5,377"],
    ]),
    quoteBlock("Ik hoorde haar. Ik keek niet om. Ik durfde niet.", "Wessel Draaijer", "winnaar TT Drenthe"),
    textBlock(
      paragraph(
        "Over drie dagen kwamen er 58.400 bezoekers. De steenhouwer is maandagochtend begonnen aan de naam in de muur; hij vroeg of Draaijer echt met ‘ij’ was. Om tien over drie ging het hek open. Wie toen over de streep liep, zag twee zwarte lijnen naast elkaar. Ze zitten er nog.",
      ),
    ),
    galleryBlock("Zondag in drie beelden", [
      ["news/publiek", "De Hoofdtribune, toen de foto op het scherm kwam"],
      ["news/baanposten", "Post 17, ronde 21"],
      ["arrangements/pitbox", "Box 9 keek liever niet"],
    ]),
  ],
  seo: {
    title: "Verslag TT Drenthe: Draaijer wint nipt van Hulst",
    description:
      "Vier duizendste na 26 ronden: Wessel Draaijer wint TT Drenthe voor Jorien Hulst. Verslag, uitslag en beelden van de zondag.",
  },
};

const ttEn: NewsTexts = {
  title: "Draaijer wins TT Drenthe by half a wheel",
  slug: "draaijer-wins-tt-drenthe-by-half-a-wheel",
  summary: "After 26 laps it came down to four thousandths, and on the podium nobody spoke.",
  coverCaption: "The line: Draaijer, Hulst, and a gap too small to mention.",
  blocks: [
    textBlock(
      paragraph(
        "An hour after the finish they were still out on the track: people with phones, showing each other the same photo. You see a line, two front wheels and half a wheel of air. Wessel Draaijer wins. Jorien Hulst knows already, for she is the only one looking sideways.",
      ),
      paragraph(
        "It was the race everyone had been waiting for and nobody had ordered. For twenty laps six of them rode within a second. On lap 21 the first drop fell at Zandverstuiving, and four of the six rolled off. Draaijer and Hulst did not. At Korhoen she braked later; at Laatste Kei, he did.",
      ),
      heading(2, "Three moments"),
      bullets([
        "**Lap 3.** Eskil Norrbrandt runs straight on at Wolvenkuil, over the washboard and onto the grass, and rejoins ninth. He still finishes third.",
        "**Lap 21.** Out comes the flag with the red stripes: slippery. The Hunebed stand puts up its umbrellas, and takes them down at once, because that isn’t allowed.",
        "**Lap 26.** Hulst slipstreams back into the lead a hundred metres from the line. Draaijer gets it back with five metres to go.",
      ]),
    ),
    tableBlock("Premier class result, 26 laps", [
      ["Place", "Rider", "Time"],
      ["1", "Wessel Draaijer", "41:02.618"],
      ["2", "Jorien Hulst", "+0.004"],
      ["3", "Eskil Norrbrandt", "+4.812"],
      ["4", "Remco Alferink", "+5.090"],
      ["5", "Pilar Montesol", "+5.377"],
    ]),
    quoteBlock("I heard her. I didn’t look round. I didn’t dare.", "Wessel Draaijer", "winner of TT Drenthe"),
    textBlock(
      paragraph(
        "Over three days 58,400 visitors came. The stonemason started on the name in the wall on Monday morning; he wanted to know whether that really was ‘ij’. At ten past three the gates opened. Those who walked across the line saw two black marks, side by side. They are still there.",
      ),
    ),
    galleryBlock("Sunday in three pictures", [
      ["news/publiek", "The Main stand, as the photo came up on the screen"],
      ["news/baanposten", "Post 17, lap 21"],
      ["arrangements/pitbox", "Garage 9 preferred not to look"],
    ]),
  ],
  seo: {
    title: "TT Drenthe report: Draaijer just beats Hulst",
    description:
      "Four thousandths after 26 laps: Wessel Draaijer wins TT Drenthe from Jorien Hulst. Report, result and pictures of the Sunday.",
  },
};

const superbikeNl: NewsTexts = {
  title: "Lanting wint op zaterdag, duwt op zondag",
  slug: "lanting-wint-op-zaterdag-duwt-op-zondag",
  summary: "Zes races, vijf winnaars en één rijder die lopend over de streep kwam.",
  coverCaption: "Zondag, de laatste meters. Zaterdag ging het makkelijker.",
  blocks: [
    textBlock(
      paragraph(
        "Op zaterdag reed Sjoerd Lanting weg alsof de rest nog moest tanken. Hij won de eerste Superbike-race met zes seconden, zwaaide naar de Korhoentribune en vergat te remmen voor de fotograaf. Op zondag leidde hij weer, tot de voorlaatste ronde. Toen hield zijn motor ermee op, bij de Laatste Kei, met de vlag in zicht.",
      ),
      paragraph(
        "Wat doe je dan? Lanting stapte af en begon te duwen. Vijfhonderdvijftig meter, in leer, bij 24 graden. Het publiek telde mee. Hij werd zestiende, en dat is één plaats buiten de punten. “Zestien is mijn geluksgetal,” zei hij, zodra hij weer kon praten.",
      ),
      heading(2, "Paddock open, handen vuil"),
      paragraph(
        "Het monteursuurtje op vrijdag liep uit tot half acht. Bij het team van Milan Deuten mocht een meisje van tien een ketting spannen; die ketting won twee races. Er gingen 2.300 setjes oordoppen doorheen en één dopsleutel, maat 13. Als je hem hebt: ze missen hem echt.",
      ),
    ),
    tableBlock("De winnaars van het weekend", [
      ["Klasse", "Eerste race", "Tweede race"],
      ["Superbike", "Sjoerd Lanting", "Karlijn Boxem"],
      ["Supersport", "Milan Deuten", "Milan Deuten"],
      ["Talent 300", "Fenna Dekens", "Joris Haandrikman"],
    ]),
    quoteBlock("Duwen is ook racen. Alleen hoor je de mensen beter.", "Sjoerd Lanting", "rijder Superbike"),
  ],
  seo: {
    title: "Verslag Superbike Drenthe: de winnaars",
    description:
      "Zes races en vijf winnaars, en Sjoerd Lanting die zijn motor over de streep duwt. Verslag en uitslagen van Superbike Drenthe.",
  },
};

const superbikeEn: NewsTexts = {
  title: "Lanting wins on Saturday, pushes on Sunday",
  slug: "lanting-wins-on-saturday-pushes-on-sunday",
  summary: "Six races, five winners and one rider who crossed the line on foot.",
  coverCaption: "Sunday, the last few metres. Saturday had been easier.",
  blocks: [
    textBlock(
      paragraph(
        "On Saturday Sjoerd Lanting rode off as if the others had yet to refuel. He won the first Superbike race by six seconds, waved to the Korhoen stand and forgot to brake for the photographer. On Sunday he led again, until the last lap but one. Then his motorcycle stopped, at Laatste Kei, with the flag in sight.",
      ),
      paragraph(
        "What do you do? Lanting got off and pushed. Five hundred and fifty metres, in leathers, at 24 degrees. The crowd counted along. He came in sixteenth, which is one place outside the points. ‘Sixteen is my lucky number,’ he said, once he could speak again.",
      ),
      heading(2, "Open paddock, oily hands"),
      paragraph(
        "Friday’s mechanics’ hour ran on until half past seven. Milan Deuten’s team let a girl of ten tension a chain; that chain won two races. We got through 2,300 pairs of earplugs and one socket spanner, size 13. If you have it: they really do miss it.",
      ),
    ),
    tableBlock("The weekend’s winners", [
      ["Class", "Race one", "Race two"],
      ["Superbike", "Sjoerd Lanting", "Karlijn Boxem"],
      ["Supersport", "Milan Deuten", "Milan Deuten"],
      ["Talent 300", "Fenna Dekens", "Joris Haandrikman"],
    ]),
    quoteBlock("Pushing is racing too. You just hear the people better.", "Sjoerd Lanting", "Superbike rider"),
  ],
  seo: {
    title: "Superbike Drenthe report: the winners",
    description:
      "Six races, five winners, and Sjoerd Lanting pushing his motorcycle across the line. Report and results of Superbike Drenthe.",
  },
};

/** Reports of the last TT and the last Superbike weekend, each on the Monday after: a year before the next one. */
export function raceWeekends(calendar: SeedCalendar): SeedDocument[] {
  const lastTt = calendar.weekday(214, 5) - 364;
  const lastSuperbike = calendar.weekday(151, 5) - 364;

  return [
    newsDocument(
      "tt-report",
      {
        publishedOn: calendar.day(lastTt + 3, 8),
        cover: "news/fotofinish",
        author: "Wubbo Tiemes",
        events: ["tt-drenthe"],
      },
      { nl: ttNl, en: ttEn },
    ),
    newsDocument(
      "superbike-report",
      {
        publishedOn: calendar.day(lastSuperbike + 3, 8),
        cover: "news/duwen",
        author: "Wubbo Tiemes",
        events: ["superbike-drenthe"],
      },
      { nl: superbikeNl, en: superbikeEn },
    ),
  ];
}
