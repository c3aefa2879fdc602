import type { SeedCalendar } from "../calendar.ts";
import type { SeedDocument } from "../document.ts";
import { bullets, heading, paragraph } from "../rich-text.ts";
import { quoteBlock, tableBlock, textBlock } from "./detail-blocks.ts";
import { newsDocument, type NewsTexts } from "./news-document.ts";

const sheepNl: NewsTexts = {
  title: "Tweehonderd schapen houden de heide langs bocht 9 kort",
  slug: "tweehonderd-schapen-houden-de-heide-langs-bocht-9-kort",
  summary: "Geen maaimachine komt zo dicht bij de vangrail.",
  coverCaption: "De ochtendploeg aan het werk, vanaf de vangrail bij Turfvaart.",
  blocks: [
    textBlock(
      paragraph(
        "Om zes uur ’s ochtends houdt bij de Schaapskooi alles even op. De slagboom gaat omhoog, hond Bikkel kijkt twee keer, en dan steekt de kudde over: tweehonderd Drentse heideschapen, van de binnenkant van de baan naar de buitenkant. Ze doen er vier minuten over. Sneller is nog niemand gelukt.",
      ),
      paragraph(
        "Sinds 2013 doen ze het maaiwerk. Veertien hectare heide ligt er tussen de bochten, en juist het randje langs de vangrail was altijd een probleem. Een maaier wil daar niet komen: te schuin, te veel grind, te veel bouten. Een schaap leest het bordje niet en eet door.",
      ),
      heading(2, "De werkdag van een schaap"),
      bullets([
        "**06:00** Oversteken bij de Schaapskooi, voordat de eerste motor warmdraait.",
        "**06:30** Grazen langs bocht 9. De oudste ooien vooraan, die weten waar het malse zit.",
        "**11:00** Herkauwen. Officieel heet dat pauze.",
        "**14:00** Tweede ploeg, kant van het Ven.",
        "**16:30** Terug de kooi in, en tellen. Pas bij twee keer tweehonderd gaat de baan weer open.",
      ]),
    ),
    quoteBlock("Een viertakt kennen ze. Voor een paraplu gaan ze aan de kant.", "Lammert Zwiers", "herder"),
    textBlock(
      paragraph(
        "Op racedagen hebben ze vrij. De kudde staat dan achter de houtwal bij de kooi en hoort alles, maar ziet niets. Dat is volgens Lammert Zwiers precies zoals een schaap het wil. In al die jaren is er één race vertraagd: vier minuten, door een ooi die bij bocht 10 was blijven hangen. De wedstrijdleiding heeft haar gewaarschuwd.",
      ),
      paragraph(
        "Nu de walsploeg bij bocht 7 tot en met 9 bezig is, grazen ze aan de overkant. Ze kijken wel. Lammert denkt dat ze de wals voor een heel groot lam houden.",
      ),
    ),
  ],
  seo: {
    title: "De schaapskudde langs bocht 9",
    description:
      "Tweehonderd Drentse heideschapen maaien de heide langs de baan. Een werkdag met herder Lammert Zwiers en hond Bikkel.",
  },
};

const sheepEn: NewsTexts = {
  title: "Two hundred sheep keep the heath at turn 9 short",
  slug: "two-hundred-sheep-keep-the-heath-at-turn-9-short",
  summary: "No mower gets this close to the barrier.",
  coverCaption: "The early shift at work, seen from the barrier at Turfvaart.",
  blocks: [
    textBlock(
      paragraph(
        "At six in the morning everything stops for a moment at Schaapskooi. The gate goes up, Bikkel the dog looks twice, and then the flock crosses: two hundred Drenthe heath sheep, from the inside of the track to the outside. It takes them four minutes. Nobody has ever managed to bring that down.",
      ),
      paragraph(
        "They have done the mowing since 2013. There are fourteen hectares of heath between the corners, and the strip along the barrier was always the trouble. A mower won’t go there: too steep, too much gravel, too many bolts. A sheep ignores the sign and eats on.",
      ),
      heading(2, "A sheep’s working day"),
      bullets([
        "**06:00** Cross at Schaapskooi, before the first engine is warmed up.",
        "**06:30** Graze along turn 9. The oldest ewes go first; they know where the tender bits are.",
        "**11:00** Chew the cud. Officially this is a break.",
        "**14:00** Second shift, on the fen side.",
        "**16:30** Back into the fold to be counted. Only at twice two hundred does the track reopen.",
      ]),
    ),
    quoteBlock("They know a four-stroke. It’s umbrellas they get out of the way for.", "Lammert Zwiers", "shepherd"),
    textBlock(
      paragraph(
        "On race days they are off. The flock stands behind the wooded bank by the fold, hearing everything and seeing nothing, which according to Lammert Zwiers is just how a sheep likes it. In all those years one race has been delayed: by four minutes, by a ewe who had lingered at turn 10. Race control gave her a warning.",
      ),
      paragraph(
        "With the road crew busy from turn 7 to turn 9, they graze on the far side for now. They do look across. Lammert thinks they take the roller for a very large lamb.",
      ),
    ),
  ],
  seo: {
    title: "The flock beside turn 9",
    description:
      "Two hundred Drenthe heath sheep mow the heather beside the track. A working day with shepherd Lammert Zwiers and Bikkel the dog.",
  },
};

const neighboursNl: NewsTexts = {
  title: "Buurtavond: koffie, cijfers en een rondje in de baanauto",
  slug: "buurtavond-koffie-cijfers-en-een-rondje",
  summary: "Honderdzestig buren kwamen luisteren naar een jaar geluid.",
  coverCaption: "De koffie bleef warm. De krentenbollen waren om kwart over zeven op.",
  blocks: [
    textBlock(
      paragraph(
        "Om kwart over zeven waren de krentenbollen op, om half acht de stoelen. Honderdzestig omwonenden uit Hunebrink en de Kampsteeg zaten boven de pits voor de eerste buurtavond van het jaar. Voor in de zaal stond Anja Vos, van geluid en omgeving, met één grafiek. “Meer heb ik er niet nodig,” zei ze. “De lijn is het verhaal.”",
      ),
      paragraph(
        "De lijn is de meter aan de Turfvaartweg. Die hangt aan de gevel van de familie Snijder, die elke maand het getal naar het dorpsblad brengt. Op de fiets, want dan horen ze meteen of het klopt.",
      ),
      heading(2, "Een jaar aan de Turfvaartweg"),
    ),
    tableBlock("Gemeten aan de Turfvaartweg, vorig jaar", [
      ["Soort dag", "Dagen", "Gemiddeld", "Boven de grens"],
      ["Racedag", "16", "71 dB(A)", "geen grens"],
      ["Vrij rijden", "40", "58 dB(A)", "2"],
      ["Stille dag", "60", "44 dB(A)", "0"],
    ]),
    textBlock(
      paragraph(
        "Over die twee dagen ging het de rest van de avond. Op de ene reed een sportwagen met een gat in de demper; hij was na drie ronden van de baan. Op de andere stond de wind verkeerd en dacht de meter dat de maaier van de buurman een motor was. De buurman zat op rij vier en stak zijn hand op.",
      ),
      heading(2, "Wat is er afgesproken?"),
      bullets([
        "De meter bij de school verhuist naar het dak, weg van het schoolplein.",
        "Bij oostenwind begint vrij rijden een half uur later.",
        "De borden voor een wegafsluiting staan er voortaan een week van tevoren, niet drie dagen.",
      ]),
      paragraph(
        "Daarna mocht wie wilde een ronde mee in de baanauto. Mevrouw Hadders van nummer 14 woont hier sinds 1968 en was nog nooit voorbij de slagboom geweest. Na de Korhoen zei ze niets. Na de Laatste Kei zei ze: “Nog een keer.”",
      ),
      paragraph("Alle afspraken en het nummer van Anja staan bij [omwonenden](/omwonenden)."),
    ),
  ],
  seo: {
    title: "Buurtavond over geluid: cijfers en afspraken",
    description:
      "Honderdzestig buren, één grafiek en drie nieuwe afspraken. Verslag van de buurtavond over geluid op en rond Circuit Drenthe.",
  },
};

/** Two stories about those who live beside the track; the neighbours’ evening is for neighbours, so in Dutch only. */
export function heathNews(calendar: SeedCalendar): SeedDocument[] {
  return [
    newsDocument(
      "sheep",
      { publishedOn: calendar.day(-15, 8, 30), cover: "news/schapen", author: "Hanneke Smid" },
      { nl: sheepNl, en: sheepEn },
    ),
    newsDocument(
      "neighbours-evening",
      { publishedOn: calendar.day(-252, 10), cover: "news/koffie", author: "Femke Okken" },
      { nl: neighboursNl, en: null },
    ),
  ];
}
