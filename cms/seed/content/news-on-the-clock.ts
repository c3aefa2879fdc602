import type { SeedCalendar } from "../calendar.ts";
import type { SeedDocument } from "../document.ts";
import { heading, numbers, paragraph } from "../rich-text.ts";
import { quoteBlock, tableBlock, textBlock, textWithMediaBlock } from "./detail-blocks.ts";
import { newsDocument, type NewsTexts } from "./news-document.ts";

const recordNl: NewsTexts = {
  title: "Hulst rijdt 1:33,127 en pakt het baanrecord",
  slug: "hulst-rijdt-1-33-127-en-pakt-het-baanrecord",
  summary: "Het oude record stond sinds 2019 en ging er met twee tienden af.",
  coverCaption: "De scoretoren bleef die middag een uur op dezelfde tijd staan.",
  blocks: [
    textBlock(
      paragraph(
        "Elf graden, droog, en een wind die voor één keer meewerkte. Op de laatste testdag op het oude asfalt reed Jorien Hulst haar zeventiende ronde in 1:33,127. Op de pitmuur juichte niemand. Iedereen keek eerst nog een keer.",
      ),
      paragraph(
        "Dat deden de tijdwaarnemers ook. Een record telt pas als de lus onder de startstreep is nagemeten, en dat is werk voor een landmeter op zijn knieën. Deze week kwam zijn briefje: de lus lag goed, de klok liep goed en Hulst reed goed. De 1:33,331 van Sietse Kamping uit 2019 is daarmee geschiedenis.",
      ),
      heading(2, "Waar zitten die twee tienden?"),
      paragraph(
        "Vooral aan het begin en aan het eind. In het Hunebed hield ze het gas open waar de rest het even loslaat. En voor de Korhoen remde ze elf meter later dan in haar snelste ronde tot nu toe. Harm Meijer van post 17 heeft de plek gemarkeerd met een steentje.",
      ),
    ),
    tableBlock("De ronde per sector, in seconden", [
      ["Sector", "Hulst", "Record van 2019", "Verschil"],
      ["1, tot voorbij Wolvenkuil", "29,418", "29,502", "−0,084"],
      ["2, tot aan Kampsteeg", "28,306", "28,341", "−0,035"],
      ["3, tot de streep", "35,403", "35,488", "−0,085"],
      ["Hele ronde", "1:33,127", "1:33,331", "−0,204"],
    ]),
    quoteBlock(
      "Ik dacht dat ik in Dwaallicht een fout maakte. Dat bleek de goede lijn te zijn.",
      "Jorien Hulst",
      "baanrecordhoudster",
    ),
    textBlock(
      paragraph(
        "Van het stuk baan zelf kon niemand lang genieten: drie nachten later lag bocht 7 in brokken naast de vangrail. De nieuwe laag wordt vlakker, en vlakker is sneller. Hoeveel, dat wil baanmeester Roelof Tingen niet voorspellen. Hij heeft wel alvast een tweede bordje laten maken, zonder cijfers.",
      ),
      paragraph(
        "Hulst staat op de deelnemerslijst van de [TT Drenthe](/evenementen/tt-drenthe). Het bordje hangt dan klaar.",
      ),
    ),
  ],
  seo: {
    title: "Baanrecord: Hulst rijdt 1:33,127",
    description:
      "Jorien Hulst is de snelste ooit op Circuit Drenthe: 1:33,127, twee tienden onder het record van 2019. De ronde per sector.",
  },
};

const recordEn: NewsTexts = {
  title: "Hulst laps in 1:33.127 and takes the lap record",
  slug: "hulst-laps-in-1-33-127-and-takes-the-lap-record",
  summary: "The old record had stood since 2019 and went by two tenths.",
  coverCaption: "The timing tower showed one and the same time for an hour that afternoon.",
  blocks: [
    textBlock(
      paragraph(
        "Eleven degrees, dry, and a wind that for once was on everybody’s side. On the last test day on the old tarmac, Jorien Hulst rode her seventeenth lap in 1:33.127. Nobody on the pit wall cheered. They all looked again first.",
      ),
      paragraph(
        "So did the timekeepers. A record only counts once the loop beneath the start line has been checked, which is a job for a surveyor on his knees. This week his note came in: the loop was right, the clock was right and Hulst was right. That makes history of the 1:33.331 that Sietse Kamping set in 2019.",
      ),
      heading(2, "Where did the two tenths come from?"),
      paragraph(
        "Mostly from the beginning and the end. Through Hunebed she kept the throttle open where the rest lift for a moment. And she braked for Korhoen eleven metres later than on her best lap until then. Harm Meijer at post 17 has marked the spot with a pebble.",
      ),
    ),
    tableBlock("The lap by sector, in seconds", [
      ["Sector", "Hulst", "2019 record", "Difference"],
      ["1, to past Wolvenkuil", "29.418", "29.502", "−0.084"],
      ["2, to the approach to Kampsteeg", "28.306", "28.341", "−0.035"],
      ["3, to the line", "35.403", "35.488", "−0.085"],
      ["Whole lap", "1:33.127", "1:33.331", "−0.204"],
    ]),
    quoteBlock(
      "I thought I’d made a mistake at Dwaallicht. It turned out to be the right line.",
      "Jorien Hulst",
      "lap record holder",
    ),
    textBlock(
      paragraph(
        "Nobody got to enjoy that piece of track for long: three nights later turn 7 lay in lumps beside the barrier. The new surface will be smoother, and smoother is faster. How much faster, track manager Roelof Tingen declines to say. He has ordered a second plaque, mind you, with no figures on it.",
      ),
      paragraph("Hulst is on the entry list for [TT Drenthe](/en/events/tt-drenthe). The plaque will be ready."),
    ),
  ],
  seo: {
    title: "Lap record: Hulst rides a 1:33.127",
    description:
      "Jorien Hulst is the fastest ever around Circuit Drenthe: 1:33.127, two tenths inside the 2019 record. The lap, sector by sector.",
  },
};

const beginnerNl: NewsTexts = {
  title: "Eerste keer op de baan: zeven sessies en twee stijve armen",
  slug: "eerste-keer-op-de-baan",
  summary: "Onze verslaggever ging een dag vrij rijden op de motor waarmee hij anders naar zijn werk gaat.",
  coverCaption: "De rustige groep, van zo dichtbij dat het hard lijkt te gaan.",
  blocks: [
    textBlock(
      paragraph(
        "Om half acht sta ik in de rij tussen motoren die op aanhangers zijn gekomen. De mijne heeft een topkoffer. De keurmeester loopt er twee keer omheen, knijpt in mijn banden en zegt: “Die koffer laat je vandaag hier.” Dat is de hele keuring.",
      ),
      paragraph(
        "Ik heb de rustige groep gekozen. Daar blijkt iedereen te zitten die eerlijk is: een huisarts, twee broers uit Coevorden en een vrouw van 71 die me in bocht 2 buitenom voorbijgaat. Een instructeur rijdt voorop. Je volgt zijn achterwiel en langzaam begrijp je waarom hij daar rijdt en niet waar jij dacht.",
      ),
      heading(2, "Vijf dingen die ik graag eerder had geweten"),
      numbers([
        "Eet ontbijt. Bij de derde sessie merk je wie dat niet gedaan heeft.",
        "Kijk naar waar je heen wilt. Wie naar het grind kijkt, gaat naar het grind.",
        "Houd je armen los. Knijpen helpt niet en je moet er morgen nog mee typen.",
        "Sla een sessie over. De snelsten doen het ook, en de koffie is dan het rustigst.",
        "Plak je snelheidsmeter af. Je wilt het niet weten, en thuis ook niet.",
      ]),
    ),
    textWithMediaBlock({
      title: "En toen ging het vanzelf",
      nodes: [
        paragraph(
          "In de vijfde sessie valt er iets op zijn plek. Remmen, insturen, wachten, gas. Het rechte stuk van 989 meter is ineens kort. Ik haal één iemand in. Hij stak zijn duim op; later hoor ik dat hij kramp had.",
        ),
        paragraph("Volgende keer kom ik met een ontbijt."),
      ],
      image: "news/helm",
      side: "left",
      colour: "yellow",
      buttons: [{ label: "Bekijk alle dagen", url: "/vrij-rijden", style: "filled" }],
    }),
  ],
  seo: {
    title: "Vrij rijden voor het eerst: zo gaat dat",
    description:
      "Een beginner, een gewone motor en zeven sessies op het circuit. Vijf dingen om te weten voor je eerste dag vrij rijden.",
  },
};

const beginnerEn: NewsTexts = {
  title: "First time on track: seven sessions and two stiff arms",
  slug: "first-time-on-track",
  summary: "Our reporter spent a track day on the motorcycle that normally takes him to work.",
  coverCaption: "The easy group, from close enough to look fast.",
  blocks: [
    textBlock(
      paragraph(
        "At half past seven I’m queuing between motorcycles that came here on trailers. Mine has a top box. The scrutineer walks around it twice, squeezes my tyres and says: ‘The box stays here today.’ And that’s the inspection done.",
      ),
      paragraph(
        "I’ve picked the easy group. It turns out to hold everyone who is honest: a GP, two brothers from Coevorden and a woman of 71 who passes me around the outside of turn 2. An instructor leads. You follow his rear wheel, and slowly you see why he rides there and not where you thought.",
      ),
      heading(2, "Five things I wish I’d known"),
      numbers([
        "Have breakfast. By session three it shows who didn’t.",
        "Look where you want to go. Those who look at the gravel end up in it.",
        "Keep your arms loose. Gripping doesn’t help, and you’ll need them for typing tomorrow.",
        "Skip a session. The fastest do too, and there’s no queue for coffee.",
        "Tape over the speedometer. You don’t want to know, and nor do they at home.",
      ]),
    ),
    textWithMediaBlock({
      title: "And then it clicked",
      nodes: [
        paragraph(
          "In session five something falls into place. Brake, turn in, wait, throttle. All of a sudden the 989-metre straight is short. I overtake one person. He gave me a thumbs up; later I heard he’d had cramp.",
        ),
        paragraph("Next time I’m bringing breakfast."),
      ],
      image: "news/helm",
      side: "left",
      colour: "yellow",
      buttons: [{ label: "See all track days", url: "/en/track-days", style: "filled" }],
    }),
  ],
  seo: {
    title: "Your first track day: what it’s like",
    description:
      "A beginner, an ordinary motorcycle and seven sessions at the circuit. Five things to know before your first track day.",
  },
};

/** Two stories about laps: the fastest one ever, and a beginner’s first. */
export function onTheClock(calendar: SeedCalendar): SeedDocument[] {
  return [
    newsDocument(
      "lap-record",
      { publishedOn: calendar.day(-8, 16), cover: "news/baanrecord", author: "Wubbo Tiemes", events: ["tt-drenthe"] },
      { nl: recordNl, en: recordEn },
    ),
    newsDocument(
      "first-track-day",
      {
        publishedOn: calendar.day(-226, 8),
        cover: "news/baandag",
        author: "Jelle Bruins",
        events: ["vrij-rijden-1", "vrij-rijden-2"],
      },
      { nl: beginnerNl, en: beginnerEn },
    ),
  ];
}
