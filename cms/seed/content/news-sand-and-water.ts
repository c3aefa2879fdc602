import type { SeedCalendar } from "../calendar.ts";
import type { SeedDocument } from "../document.ts";
import { bullets, heading, numbers, paragraph } from "../rich-text.ts";
import { quoteBlock, tableBlock, textBlock } from "./detail-blocks.ts";
import { newsDocument, type NewsTexts } from "./news-document.ts";

const duneNl: NewsTexts = {
  title: "Achthonderd kuub zand brengt het duin weer op hoogte",
  slug: "achthonderd-kuub-zand-brengt-het-duin-op-hoogte",
  summary: "Een jaar wind en honderd motoren halen er een meter af, Gerrie zet hem terug.",
  coverCaption: "Schep na schep terug naar boven. Eraf gaat sneller.",
  blocks: [
    textBlock(
      paragraph(
        "Het duin achter bocht 5 hoort veertien meter hoog te zijn. Vorige week was het er dertien. De wind neemt er elk jaar een stukje van mee naar de buren, en wat overblijft wordt op één middag door honderd achterwielen naar beneden geschoven. Voor de Zandloop moet die meter terug.",
      ),
      paragraph(
        "Dat is het werk van Gerrie Kuiper en haar kraan. Achthonderd kuub zand, in 62 vrachten, van de voet van het duin naar de top. Er komt geen korrel van buiten. “Het is hetzelfde zand als vorig jaar,” zegt ze. “Ik ken het bijna persoonlijk.”",
      ),
      heading(2, "Hoe bouw je een helling?"),
      numbers([
        "Zeef eerst. Vorig jaar kwamen er elf voetsteunen, een gebit en een trouwring uit.",
        "Leg het nat aan. Droog zand loopt terug terwijl je kijkt.",
        "Maak de klim steiler naar boven toe, zodat je pas merkt dat het niet gaat als het niet meer gaat.",
        "Rijd er zelf één keer op. Met de kraan.",
      ]),
    ),
    tableBlock("Het duin door de jaren", [
      ["Editie", "Hoogte", "In één keer boven"],
      ["Drie jaar geleden", "12,5 m", "64 van de 100"],
      ["Twee jaar geleden", "14,0 m", "31 van de 100"],
      ["Vorig jaar", "14,0 m", "38 van de 100"],
    ]),
    quoteBlock("Ze zeggen dat ik het elk jaar erger maak. Dank je, zeg ik dan.", "Gerrie Kuiper", "kraanmachinist"),
    textBlock(
      paragraph(
        "Het duin is nu dicht voor wandelaars, want een nat talud schuift. Op de ochtend van de [Zandloop](/evenementen/zandloop) gaat het om half tien open voor publiek. De trouwring ligt nog bij het informatiepunt. Er staat ‘Roel’ in.",
      ),
    ),
  ],
  seo: {
    title: "Het duin van de Zandloop is weer op hoogte",
    description:
      "Achthonderd kuub zand in 62 vrachten: zo krijgt het duin achter bocht 5 zijn veertien meter terug voor de Zandloop.",
  },
};

const duneEn: NewsTexts = {
  title: "Eight hundred cubic metres of sand bring the dune back to height",
  slug: "eight-hundred-cubic-metres-of-sand",
  summary: "A year of wind and a hundred motorcycles take a metre off it; Gerrie puts it back.",
  coverCaption: "Back up, one bucket at a time. Down is quicker.",
  blocks: [
    textBlock(
      paragraph(
        "The dune behind turn 5 is supposed to be fourteen metres tall. Last week it stood at thirteen. Every year the wind carries a little of it to the neighbours, and what remains is pushed downhill by a hundred rear wheels in a single afternoon. Before the Zandloop, that metre has to go back.",
      ),
      paragraph(
        "Enter Gerrie Kuiper and her excavator. Eight hundred cubic metres of sand, in 62 loads, from the foot of the dune to its top. Not a grain comes from outside. ‘It’s the same sand as last year,’ she says. ‘I know it almost personally.’",
      ),
      heading(2, "How do you build a slope?"),
      numbers([
        "Sieve first. Last year that produced eleven footpegs, a set of teeth and a wedding ring.",
        "Lay it wet. Dry sand walks back down while you watch.",
        "Make the climb steeper towards the top, so that nobody notices it can’t be done until it can’t.",
        "Drive up it once yourself. In the excavator.",
      ]),
    ),
    tableBlock("The dune over the years", [
      ["Edition", "Height", "Up in one go"],
      ["Three years ago", "12.5 m", "64 out of 100"],
      ["Two years ago", "14.0 m", "31 out of 100"],
      ["Last year", "14.0 m", "38 out of 100"],
    ]),
    quoteBlock("They say I make it worse every year. Thank you, I tell them.", "Gerrie Kuiper", "excavator driver"),
    textBlock(
      paragraph(
        "For now the dune is closed to walkers, as a wet slope can slip. It opens to the public at half past nine on the morning of the [Zandloop](/en/events/zandloop-sand-race). The wedding ring is still at the information point. It says ‘Roel’ on the inside.",
      ),
    ),
  ],
  seo: {
    title: "The Zandloop dune is back to full height",
    description:
      "Eight hundred cubic metres of sand in 62 loads: how the dune behind turn 5 got its fourteen metres back for the Zandloop.",
  },
};

const rainNl: NewsTexts = {
  title: "Regen op bestelling: veertig kuub uit het Ven",
  slug: "regen-op-bestelling-uit-het-ven",
  summary: "Bij de regentraining schijnt soms de zon, maar de baan merkt daar niets van.",
  coverCaption: "Kwart voor tien, zon. De kikker weet al wat er komt.",
  blocks: [
    textBlock(
      paragraph(
        "De voorspelling voor zaterdag was zon, en dus belde iemand af. Dat was niet nodig. Om kwart voor tien draait Roelof Tingen aan een wiel achter de vangrail van bocht 6, en tien minuten later is het tussen Wolvenkuil en Turfvaart herfst.",
      ),
      paragraph(
        "Het water komt uit het Ven, veertig kuub per dag, en loopt door een goot weer terug. Er zit een rooster voor, vanwege de kikkers. In de sproeiers zit sinds dit seizoen ook een filter, nadat een cursist een stekelbaarsje in zijn kraag vond.",
      ),
      heading(2, "Wat je leert als het altijd nat is"),
      bullets([
        "Remmen is knijpen als in een tube: zacht beginnen, harder worden, nooit schrikken.",
        "Witte strepen zijn glad. Zwarte strepen ook. Kies een kleur grijs.",
        "Een achterwiel dat schuift, komt terug als je het met rust laat. Net als een kat.",
        "Wie vooruitkijkt, valt minder. Wie naar zijn voorband kijkt, ziet hem weggaan.",
      ]),
      paragraph(
        "De lesmotoren hebben steunwielen opzij, dus vallen is hooguit gênant. Vorig seizoen kwamen er 312 cursisten en gingen er 311 met een kortere noodstop naar huis. De laatste wilde het niet weten.",
      ),
    ),
    quoteBlock(
      "Ik heb in twintig jaar nog nooit zo graag een buitje gewild.",
      "Tineke Visscher",
      "cursist, rijdt dagelijks naar Hoogeveen",
    ),
    textBlock(
      paragraph(
        "Er rijden vier cursisten per instructeur. Alles wat je nodig hebt, behalve droge sokken, staat klaar. Kijk voor de eerstvolgende dag bij de [regentraining](/evenementen/regentraining).",
      ),
    ),
  ],
  seo: {
    title: "Regentraining: oefenen op een altijd natte baan",
    description:
      "Veertig kuub water uit het Ven maakt van bocht 6 tot en met 9 een oefenbaan. Wat je leert op een dag regentraining.",
  },
};

const rainEn: NewsTexts = {
  title: "Rain to order: forty cubic metres from the fen",
  slug: "rain-to-order-from-the-fen",
  summary: "The sun sometimes shines on the wet-weather training, but the track never notices.",
  coverCaption: "A quarter to ten, sunshine. The frog knows what’s coming.",
  blocks: [
    textBlock(
      paragraph(
        "The forecast for Saturday was sunshine, so somebody rang to cancel. No need. At a quarter to ten Roelof Tingen turns a wheel behind the barrier at turn 6, and ten minutes later it’s autumn between Wolvenkuil and Turfvaart.",
      ),
      paragraph(
        "The water comes from the fen, forty cubic metres a day, and runs back through a gutter. There’s a grating in front, for the frogs. Since this season the sprinklers have a filter too, after a trainee found a stickleback in his collar.",
      ),
      heading(2, "What you learn when it’s always wet"),
      bullets([
        "Braking is like squeezing a tube: start gently, press harder, never startle it.",
        "White lines are slippery. So are black ones. Pick a shade of grey.",
        "A rear wheel that slides comes back if you leave it alone. Much like a cat.",
        "Look ahead and you fall less. Look at your front tyre and you see it leave.",
      ]),
      paragraph(
        "The training bikes have outriggers, so a fall is embarrassing at worst. Last season 312 trainees came, and 311 went home with a shorter emergency stop. The last one didn’t want to know.",
      ),
    ),
    quoteBlock(
      "In twenty years I’ve never looked forward to a shower so much.",
      "Tineke Visscher",
      "trainee, rides to Hoogeveen every day",
    ),
    textBlock(
      paragraph(
        "There are four trainees to an instructor. Everything you need is provided, dry socks excepted. For the next date, see [wet-weather training](/en/events/wet-weather-training).",
      ),
    ),
  ],
  seo: {
    title: "Wet-weather training on a track that’s never dry",
    description:
      "Forty cubic metres of fen water turn turns 6 to 9 into a training ground. What you learn in a day of wet-weather training.",
  },
};

/** Two stories about what the track lies in: sand and water. */
export function sandAndWater(calendar: SeedCalendar): SeedDocument[] {
  return [
    newsDocument(
      "zandloop-dune",
      { publishedOn: calendar.day(-57, 13), cover: "news/duin", author: "Wubbo Tiemes", events: ["zandloop"] },
      { nl: duneNl, en: duneEn },
    ),
    newsDocument(
      "rain-to-order",
      {
        publishedOn: calendar.day(-279, 9, 30),
        cover: "news/sproeiers",
        author: "Hanneke Smid",
        events: ["rain-training"],
      },
      { nl: rainNl, en: rainEn },
    ),
  ];
}
