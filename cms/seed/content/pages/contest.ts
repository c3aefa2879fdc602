import type { SeedCalendar } from "../../calendar.ts";
import type { SeedDocument } from "../../document.ts";
import { numbers, paragraph } from "../../rich-text.ts";
import { textBlock, textWithMediaBlock } from "../detail-blocks.ts";
import { formBlock } from "../page-blocks.ts";
import { page, type PageTexts } from "../page-document.ts";

const nl = (until: string): PageTexts => ({
  slug: "winactie",
  title: "Winactie",
  heading: "Win een ronde achterop",
  intro: "4.512 meter, achttien bochten en een oud-kampioen aan het stuur. Jij hoeft alleen maar vast te houden.",
  seo: {
    title: "Winactie: een ronde achterop",
    description: "Win een ronde achterop bij een oud-kampioen en twee stoelen op de Hoofdtribune. Zo doe je mee.",
  },
  blocks: [
    {
      __component: "blocks.countdown",
      title: "Meedoen kan nog",
      text: "Daarna kijkt de jury, met een stopwatch en een zak drop.",
      colour: "pink",
      until,
      buttons: [],
    },
    textWithMediaBlock({
      title: "Zo doe je mee",
      nodes: [
        numbers([
          "Maak deze zin af: ‘Als ik door de Korhoen ga, dan …’",
          "Vul hem hieronder in, met je naam en je woonplaats.",
          "Hoor je niets, dan was iemand anders grappiger. De winnaar bellen we binnen een week.",
        ]),
        paragraph(
          "**De prijs:** één ronde achterop bij een oud-kampioen op de vrijdag van de TT, met pak en helm in bruikleen, en twee stoelen op de Hoofdtribune.",
        ),
      ],
      image: "news/helm",
      side: "left",
    }),
    formBlock("contest"),
    textBlock(
      paragraph(
        "Meedoen is gratis en kan vanaf 18 jaar. Je stuurt één zin in. We bewaren je gegevens tot de prijs is uitgereikt en gebruiken ze nergens anders voor; lees de [privacyverklaring](/privacyverklaring).",
      ),
    ),
  ],
});

const en = (until: string): PageTexts => ({
  slug: "contest",
  title: "Contest",
  heading: "Win a lap on the back",
  intro: "4,512 metres, eighteen corners and a former champion at the bars. All you have to do is hold on.",
  seo: {
    title: "Contest: a lap on the back",
    description: "Win a lap behind a former champion and two seats in the Main stand. Here’s how to enter.",
  },
  blocks: [
    {
      __component: "blocks.countdown",
      title: "There’s still time to enter",
      text: "Then the jury decides, with a stopwatch and a bag of liquorice.",
      colour: "pink",
      until,
      buttons: [],
    },
    textWithMediaBlock({
      title: "How to enter",
      nodes: [
        numbers([
          "Finish this sentence: ‘When I go through Korhoen, I …’",
          "Fill it in below, with your name and where you live.",
          "If you hear nothing, someone else was funnier. We’ll ring the winner within a week.",
        ]),
        paragraph(
          "**The prize:** one lap behind a former champion on TT Friday, with leathers and helmet on loan, and two seats in the Main stand.",
        ),
      ],
      image: "news/helm",
      side: "left",
    }),
    formBlock("contest"),
    textBlock(
      paragraph(
        "Entry is free and open to anyone aged 18 or over, one line each. We keep your details until the prize is handed over and use them for nothing else; see the [privacy policy](/en/privacy-policy).",
      ),
    ),
  ],
});

/** The contest; entries close 180 days after seeding. */
export function contest(calendar: SeedCalendar): SeedDocument {
  const until = calendar.day(180, 17);
  return page("contest", nl(until), en(until));
}
