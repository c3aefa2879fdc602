import type { SeedCalendar } from "../calendar.ts";
import type { SeedDocument } from "../document.ts";
import { bullets, heading, paragraph } from "../rich-text.ts";
import { filled, quoteBlock, textBlock, textWithMediaBlock } from "./detail-blocks.ts";
import { newsDocument, type NewsTexts } from "./news-document.ts";

const marshalNl: NewsTexts = {
  title: "Word baanpost: zo ziet je weekend eruit",
  slug: "word-baanpost-zo-ziet-je-weekend-eruit",
  summary: "Om zes uur op, de beste plek langs de baan en soep om twaalf.",
  coverCaption: "Post 9, zondagmiddag. De gele vlag ging meteen weer omlaag.",
  blocks: [
    textBlock(
      paragraph(
        "Er staan 240 mensen in het oranje langs de baan, en ze kijken allemaal de verkeerde kant op. Dat wil zeggen: niet naar de kop van de wedstrijd, maar naar hun eigen honderd meter. Wie daar valt, is binnen negen seconden van de baan. Wie daar staat, heeft geen kaartje nodig.",
      ),
      paragraph("Yara Postma (19) begint aan haar tweede seizoen op post 9. We liepen een weekend met haar mee."),
      heading(2, "Van wekker tot soep"),
      bullets([
        "**06:00** Koffie in de kantine. Wie te laat is, krijgt het hesje dat niemand wil.",
        "**07:15** Briefing: het weer, de wind, en welke rijder gisteren zijn knie heeft gestoten.",
        "**08:00** Op de post. Vlaggen tellen, blusser wegen, bezem klaar. De bezem is belangrijker dan je denkt.",
        "**09:40** De eerste motoren. Vanaf nu kijk je, en praat je alleen nog over wat je ziet.",
        "**12:00** Soep. Erwten op zaterdag, tomaat op zondag. Hierover wordt niet onderhandeld.",
        "**18:00** Laatste vlag. Je loopt de baan over naar de kantine, en iedereen groet je.",
      ]),
    ),
    quoteBlock("Mijn vrienden kijken naar de race. Ik sta erin.", "Yara Postma", "baanpost, post 9"),
    textWithMediaBlock({
      title: "En als er iets gebeurt?",
      nodes: [
        paragraph(
          "Dan doe je wat je dertig keer geoefend hebt. Eén zwaait, één rent, één meldt. In haar eerste weekend rende Yara naar een rijder die alweer stond. “Hij vroeg of ík het ging.”",
        ),
        paragraph("Je moet zestien zijn en twee weekenden per jaar kunnen. Ervaring hoeft niet; rustig blijven wel."),
      ],
      image: "hero/hero-1",
      side: "left",
      colour: "orange",
      buttons: [filled("Kom naar de Dag van de baanpost", "/evenementen/dag-van-de-baanpost")],
    }),
  ],
  seo: {
    title: "Word baanpost: een weekend in het oranje",
    description:
      "Zes uur op, negen seconden voor een gevallen motor en soep om twaalf. Zo ziet het weekend van een baanpost eruit.",
  },
};

const marshalEn: NewsTexts = {
  title: "Be a marshal: here’s what your weekend looks like",
  slug: "be-a-marshal-what-your-weekend-looks-like",
  summary: "Up at six, the best spot beside the track and soup at noon.",
  coverCaption: "Post 9 on Sunday afternoon. The yellow flag came straight down again.",
  blocks: [
    textBlock(
      paragraph(
        "There are 240 people in orange around the track, and every one of them is looking the wrong way. Not at the leaders, that is, but at their own hundred metres. Whoever falls there is off the track within nine seconds. Whoever stands there needs no ticket.",
      ),
      paragraph("Yara Postma (19) is starting her second season at post 9. We spent a weekend with her."),
      heading(2, "From alarm clock to soup"),
      bullets([
        "**06:00** Coffee in the canteen. Latecomers get the tabard nobody wants.",
        "**07:15** Briefing: the weather, the wind, and which rider banged a knee yesterday.",
        "**08:00** On post. Count the flags, weigh the extinguisher, have the broom ready. The broom matters more than you’d think.",
        "**09:40** The first motorcycles. From here on you watch, and speak only of what you see.",
        "**12:00** Soup. Pea on Saturday, tomato on Sunday. This is not open to negotiation.",
        "**18:00** Last flag. You walk across the track to the canteen, and everyone says hello.",
      ]),
    ),
    quoteBlock("My friends watch the race. I’m standing in it.", "Yara Postma", "marshal, post 9"),
    textWithMediaBlock({
      title: "And if something happens?",
      nodes: [
        paragraph(
          "Then you do what you have practised thirty times. One waves, one runs, one reports. On her first weekend Yara ran to a rider who was back on his feet already. ‘He asked whether I was all right.’",
        ),
        paragraph("You need to be sixteen and free for two weekends a year. No experience required; a cool head is."),
      ],
      image: "hero/hero-1",
      side: "left",
      colour: "orange",
      buttons: [filled("Come to Marshals’ day", "/en/events/marshals-day")],
    }),
  ],
  seo: {
    title: "Be a marshal: a weekend in orange",
    description:
      "Up at six, nine seconds to clear a fallen motorcycle and soup at noon. This is what a marshal’s weekend looks like.",
  },
};

const signsNl: NewsTexts = {
  title: "Hoe gebaar je een Korhoen?",
  slug: "hoe-gebaar-je-een-korhoen",
  summary: "Twee tolken verzonnen met dove fans een gebaar voor elk van de achttien bochten.",
  coverCaption: "Applaus in gebarentaal lijkt op wapperende vlaggen. De Hoofdtribune doet al mee.",
  blocks: [
    textBlock(
      paragraph(
        "Het commentaar op scherm 1 en scherm 7 is al langer te volgen in gebarentaal. Alleen: achttien bochten, en geen enkel gebaar. Tolken Mirte Hoogland en Sam Venema spelden ze letter voor letter. “Z-a-n-d-v-e-r-s-t-u-i-v-i-n-g,” zegt Mirte. “Tegen de tijd dat ik bij de g was, reden ze in Wolvenkuil.”",
      ),
      paragraph(
        "Dus kwamen ze een avond bij elkaar in de perskamer, met twaalf dove fans, een kaart van de baan en een schaal bitterballen. Wie een gebaar voorstelde, moest het voordoen op racesnelheid. Wat na drie keer nog leesbaar was, bleef.",
      ),
      heading(2, "Vier om thuis te oefenen"),
      bullets([
        "**Hunebed:** twee vuisten naast elkaar, en je platte hand erbovenop.",
        "**Wolvenkuil:** twee wolvenoren, die daarna in een kuil zakken.",
        "**Dwaallicht:** een vlammetje van vingers dat net de andere kant op gaat dan je denkt.",
        "**Korhoen:** je handen als vleugels, één keer opschudden en dan hard remmen.",
      ]),
    ),
    quoteBlock(
      "De hele zaal gebaarde ‘Laatste Kei’ en iemand gooide een glas om. Toen wisten we dat het klopte.",
      "Sam Venema",
      "tolk",
    ),
    textBlock(
      paragraph(
        "Over de Jeneverbes is het langst gepraat. De ene helft wilde de struik, de andere helft het borreltje. Het werd de struik, maar bij een inhaalactie mag het borreltje erachteraan.",
      ),
      paragraph(
        "De gebaren zijn voor het eerst te zien tijdens de TT. Tolk en beeld staan groter op het scherm dan vorig jaar. Wat er verder klaarstaat, lees je bij [toegankelijkheid](/toegankelijkheid).",
      ),
    ),
  ],
  seo: {
    title: "Achttien bochten in gebarentaal",
    description:
      "Van Hunebed tot Laatste Kei: tolken en dove fans verzonnen voor elke bocht een gebaar. Te zien op scherm 1 en scherm 7.",
  },
};

const signsEn: NewsTexts = {
  title: "How do you sign a Korhoen?",
  slug: "how-do-you-sign-a-korhoen",
  summary: "With the help of deaf fans, two interpreters came up with a sign for each of the eighteen corners.",
  coverCaption: "Applause in sign language looks like flags flying. The Main stand has caught on.",
  blocks: [
    textBlock(
      paragraph(
        "The commentary on screens 1 and 7 has been signed in Dutch Sign Language for some time. There was one snag: eighteen corners, and not a single sign. Interpreters Mirte Hoogland and Sam Venema spelt them letter by letter. ‘Z-a-n-d-v-e-r-s-t-u-i-v-i-n-g,’ says Mirte. ‘By the time I got to the g, they were in Wolvenkuil.’",
      ),
      paragraph(
        "So one evening they met in the press room with twelve deaf fans, a map of the track and a dish of hot bitterballen. Anyone proposing a sign had to perform it at racing speed. Whatever was still legible the third time stayed.",
      ),
      heading(2, "Four to practise at home"),
      bullets([
        "**Hunebed** (the megalithic tomb): two fists side by side, with a flat hand laid on top.",
        "**Wolvenkuil** (wolves’ hollow): two wolf’s ears, sinking into a pit.",
        "**Dwaallicht** (will-o’-the-wisp): a flame of fingers that goes just the other way than you expect.",
        "**Korhoen** (black grouse): hands for wings, one shake, then brake hard.",
      ]),
    ),
    quoteBlock(
      "The whole room signed ‘Laatste Kei’ and someone knocked over a glass. That’s when we knew it was right.",
      "Sam Venema",
      "interpreter",
    ),
    textBlock(
      paragraph(
        "Jeneverbes took longest. It means juniper: half the room wanted the shrub, the other half wanted the gin. The shrub won, but an overtake may be followed by the gin.",
      ),
      paragraph(
        "The signs make their debut at the TT, with the interpreter shown larger on the screens than last year. What else is in place? See [accessibility](/en/accessibility).",
      ),
    ),
  ],
  seo: {
    title: "Eighteen corners in sign language",
    description:
      "From Hunebed to Laatste Kei: interpreters and deaf fans made up a sign for every corner. See them on screens 1 and 7.",
  },
};

/** Two stories about people who work on race days: marshals and interpreters. */
export function crewNews(calendar: SeedCalendar): SeedDocument[] {
  return [
    newsDocument(
      "become-a-marshal",
      {
        publishedOn: calendar.day(-22, 12),
        cover: "news/baanposten",
        author: "Jelle Bruins",
        events: ["marshals-day", "tt-drenthe"],
      },
      { nl: marshalNl, en: marshalEn },
    ),
    newsDocument(
      "corner-signs",
      { publishedOn: calendar.day(-171, 15), cover: "news/publiek", author: "Hanneke Smid", events: ["tt-drenthe"] },
      { nl: signsNl, en: signsEn },
    ),
  ];
}
