import type { SeedCalendar } from "../calendar.ts";
import type { SeedDocument } from "../document.ts";
import { bullets, heading, paragraph } from "../rich-text.ts";
import { quoteBlock, tableBlock, textBlock, textWithMediaBlock } from "./detail-blocks.ts";
import { newsDocument, type NewsTexts } from "./news-document.ts";

const gtNl: NewsTexts = {
  title: "Vier tienden te vroeg: zo verlies je Noorder GT",
  slug: "vier-tienden-te-vroeg",
  summary: "De snelste auto stond 67,6 seconden stil, en dat had 68 moeten zijn.",
  coverCaption: "De klok in de pitstraat. Hij loopt goed, het lag aan de duim.",
  blocks: [
    textBlock(
      paragraph(
        "Twee uur race, één verplichte pitstop, 68 seconden van lijn tot lijn. Iedereen in de pitstraat had een klok. Die van nummer 31 liep vier tienden voor. Het team juichte toen de gele auto met drie seconden voorsprong over de streep kwam, en juichte nog toen de wedstrijdleiding al liep te rekenen.",
      ),
      paragraph(
        "Tien seconden straf, dus. Winst voor de blauwe 8 van Hidde Stokking en Maaike Tolner, die op dat moment al in hun gewone kleren aan de friet zaten. Ze moesten in die kleren het podium op. Op de foto heeft Stokking een bakje vast.",
      ),
    ),
    tableBlock("Uitslag Noorder GT na twee uur", [
      ["Plaats", "Auto", "Rijders", "Achterstand"],
      ["1", "8, blauw", "Stokking en Tolner", "–"],
      ["2", "31, geel", "Van der Kolk en Benthem", "6,9 s"],
      ["3", "17, groen", "Okkema en Ruiter", "21,3 s"],
      ["4", "22, wit", "Dallinga en Prent", "40,8 s"],
    ]),
    quoteBlock(
      "We hebben de klok nagekeken. Hij loopt goed. Het was mijn duim.",
      "Arend Kolthof",
      "teambaas van nummer 31",
    ),
    textBlock(
      heading(2, "Eerst wandelen, dan racen"),
      paragraph(
        "Om kwart voor twaalf ging het hek open en liepen er ruim vierduizend mensen tussen de auto’s. Er werden 31 motorkappen bewonderd en één wiel vastgehouden ‘om te voelen hoe zwaar het is’. Het was zwaar. Het wiel is heel gebleven, de teen niet.",
      ),
      paragraph(
        "Het volgende weekend met brede banden staat op de kalender bij [Noorder GT](/evenementen/noorder-gt). De stop duurt dan nog steeds 68 seconden.",
      ),
    ),
  ],
  seo: {
    title: "Verslag Noorder GT: vier tienden te vroeg",
    description:
      "Een pitstop van 67,6 in plaats van 68 seconden kost nummer 31 de zege. Verslag en uitslag van Noorder GT.",
  },
};

const gtEn: NewsTexts = {
  title: "Four tenths too soon: how to lose Noorder GT",
  slug: "four-tenths-too-soon",
  summary: "The fastest car stood still for 67.6 seconds, and it should have been 68.",
  coverCaption: "The clock in the pit lane. Nothing wrong with it; it was the thumb.",
  blocks: [
    textBlock(
      paragraph(
        "Two hours of racing, one compulsory pit stop, 68 seconds from line to line. Everyone in the pit lane had a clock. The one at number 31 was four tenths fast. The team cheered as the yellow car crossed the line three seconds clear, and was still cheering while race control did its sums.",
      ),
      paragraph(
        "Ten seconds’ penalty, then. Victory went to the blue number 8 of Hidde Stokking and Maaike Tolner, who by that time were in their ordinary clothes, eating chips. They had to go up on the podium as they were. In the photo Stokking is holding a tray.",
      ),
    ),
    tableBlock("Result of Noorder GT after two hours", [
      ["Place", "Car", "Drivers", "Behind"],
      ["1", "8, blue", "Stokking and Tolner", "–"],
      ["2", "31, yellow", "Van der Kolk and Benthem", "6.9 s"],
      ["3", "17, green", "Okkema and Ruiter", "21.3 s"],
      ["4", "22, white", "Dallinga and Prent", "40.8 s"],
    ]),
    quoteBlock(
      "We’ve checked the clock. There’s nothing wrong with it. It was my thumb.",
      "Arend Kolthof",
      "team boss of number 31",
    ),
    textBlock(
      heading(2, "First a walk, then a race"),
      paragraph(
        "At a quarter to twelve the gate opened and more than four thousand people strolled among the cars. They admired 31 bonnets and held one wheel, ‘to feel how heavy it is’. It was heavy. The wheel survived; the toe did not.",
      ),
      paragraph(
        "The next weekend of wide tyres is on the calendar under [Noorder GT](/en/events/noorder-gt). The stop will still be 68 seconds.",
      ),
    ),
  ],
  seo: {
    title: "Noorder GT report: four tenths too soon",
    description: "A pit stop of 67.6 seconds instead of 68 costs number 31 the win. Report and result of Noorder GT.",
  },
};

const talentNl: NewsTexts = {
  title: "Vijftien jaar, een wiskundetoets en de Talentencup",
  slug: "vijftien-jaar-een-wiskundetoets-en-de-talentencup",
  summary: "Fenna Dekens mag hier 230 rijden, maar nog niet op de brommer naar school.",
  coverCaption: "Fenna rijdt voorop. De andere twee mogen al autorijden.",
  blocks: [
    textBlock(
      paragraph(
        "Op donderdag wiskunde, op vrijdag training, op zaterdag een overwinning. Fenna Dekens uit Rolde is vijftien en won op de zaterdag van de TT de Talentencup, met twee seconden voorsprong op een jongen die zich al scheert. Haar moeder keek door haar vingers. Haar mentor keek mee op de stream en noteerde een geoorloofd verzuim.",
      ),
      paragraph(
        "Ze begon op haar zesde, op een minimotor, bij maanlicht. Echt waar: overdag stonden de schapen op het veldje. Op haar twaalfde reed ze haar eerste ronde op de grote baan. “Ik vond hem kort,” zegt ze. “Nu vind ik hem lang. Vooral Boermarke.”",
      ),
      heading(2, "Wat je moet kunnen"),
      bullets([
        "**Remmen** met twee vingers, terwijl je in je hoofd al gas geeft.",
        "**Verliezen.** Ze viel dit seizoen vier keer, waarvan één keer in de pitstraat.",
        "**Plannen.** Haar huiswerk ligt in de vrachtwagen, onder de bandenwarmers. Het is er altijd droog.",
        "**Slapen.** Ook in een bus, naast een aggregaat.",
      ]),
    ),
    quoteBlock("Iedereen vraagt of ik niet bang ben. Voor Frans wel.", "Fenna Dekens", "winnares Talentencup"),
    textWithMediaBlock({
      title: "En nu?",
      nodes: [
        paragraph(
          "Een heel seizoen Talent 300, op een motor die drie keer zoveel weegt als zij met haar schooltas om. Voor de toets had ze trouwens een 7,8. De vraag die ze miste, ging over snelheid.",
        ),
      ],
      image: "news/helm",
      side: "right",
      colour: "pink",
    }),
  ],
  seo: {
    title: "Fenna Dekens (15) wint de Talentencup",
    description:
      "Donderdag een toets, zaterdag een overwinning. Portret van Fenna Dekens uit Rolde, winnares van de Talentencup bij TT Drenthe.",
  },
};

const talentEn: NewsTexts = {
  title: "Fifteen years old, a maths test and the Talent Cup",
  slug: "fifteen-years-old-a-maths-test-and-the-talent-cup",
  summary: "Fenna Dekens may do 230 km/h here, but can’t ride a moped to school yet.",
  coverCaption: "Fenna leads. The other two are old enough to drive.",
  blocks: [
    textBlock(
      paragraph(
        "Maths on Thursday, practice on Friday, victory on Saturday. Fenna Dekens from Rolde is fifteen and won the Talent Cup on TT Saturday, by two seconds from a boy who already shaves. Her mother watched through her fingers. Her form tutor watched the stream, and put it down as an authorised absence.",
      ),
      paragraph(
        "She started at six, on a minibike, by moonlight. Really: in the daytime the sheep had the field. At twelve she rode her first lap of the big track. ‘I thought it was short,’ she says. ‘Now I think it’s long. Boermarke, mostly.’",
      ),
      heading(2, "What it takes"),
      bullets([
        "**Braking** with two fingers, while in your head you’re already on the throttle.",
        "**Losing.** She has fallen four times this season, one of them in the pit lane.",
        "**Planning.** Her homework lives in the truck, under the tyre warmers. It’s always dry there.",
        "**Sleeping.** In a van too, next to a generator.",
      ]),
    ),
    quoteBlock("Everyone asks whether I’m scared. Of French, yes.", "Fenna Dekens", "winner of the Talent Cup"),
    textWithMediaBlock({
      title: "What’s next?",
      nodes: [
        paragraph(
          "A full season of Talent 300, on a motorcycle that weighs three times what she does with her school bag on. She got 7.8 out of 10 for the test, by the way. The question she missed was about speed.",
        ),
      ],
      image: "news/helm",
      side: "right",
      colour: "pink",
    }),
  ],
  seo: {
    title: "Fenna Dekens (15) wins the Talent Cup",
    description:
      "A test on Thursday, a win on Saturday. A portrait of Fenna Dekens from Rolde, who won the Talent Cup at TT Drenthe.",
  },
};

/** Two stories of who won and who nearly did: the GT weekend of the season before last, and a young rider. */
export function paddockNews(calendar: SeedCalendar): SeedDocument[] {
  const gtBeforeLast = calendar.weekday(320, 6) - 728;

  return [
    newsDocument(
      "gt-report",
      {
        publishedOn: calendar.day(gtBeforeLast + 2, 8),
        cover: "news/stopwatch",
        author: "Wubbo Tiemes",
        events: ["noorder-gt"],
      },
      { nl: gtNl, en: gtEn },
    ),
    newsDocument(
      "talent-cup",
      {
        publishedOn: calendar.day(-131, 12),
        cover: "hero/hero-1",
        author: "Femke Okken",
        events: ["tt-drenthe", "superbike-drenthe"],
      },
      { nl: talentNl, en: talentEn },
    ),
  ];
}
