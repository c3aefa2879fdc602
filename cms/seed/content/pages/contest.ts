import type { SeedCalendar } from "../../calendar.ts";
import type { SeedDocument } from "../../document.ts";
import { bullets, heading, numbers, paragraph } from "../../rich-text.ts";
import { textWithMediaBlock } from "../detail-blocks.ts";
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
      ],
      image: "news/helm",
      side: "left",
    }),
    formBlock("contest", {
      colour: "yellow",
      nodes: [
        heading(2, "Dit win je"),
        bullets([
          "**Eén ronde achterop** bij een oud-kampioen, op de vrijdag van de TT",
          "**Een pak en een helm** in bruikleen, in jouw maat",
          "**Twee stoelen op de Hoofdtribune** voor jou en wie je meeneemt",
        ]),
        heading(2, "Goed om te weten"),
        paragraph(
          "Meedoen is gratis en kan vanaf 18 jaar, met één zin per persoon. We gebruiken je gegevens alleen voor deze winactie; lees de [privacyverklaring](/privacyverklaring).",
        ),
        heading(2, "Een vraag?"),
        paragraph("Mail [winactie@circuit-drenthe.example](mailto:winactie@circuit-drenthe.example)."),
      ],
    }),
  ],
});

const en = (until: string): PageTexts => ({
  slug: "contest",
  title: "Contest",
  heading: "Win a pillion lap",
  intro: "4,512 metres, eighteen corners and a former champion at the bars. All you have to do is hold on.",
  seo: {
    title: "Contest: a pillion lap",
    description: "Win a pillion lap with a former champion and two seats in the Main stand. Here’s how to enter.",
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
      ],
      image: "news/helm",
      side: "left",
    }),
    formBlock("contest", {
      colour: "yellow",
      nodes: [
        heading(2, "What you win"),
        bullets([
          "**One lap on the pillion** behind a former champion, on TT Friday",
          "**Leathers and a helmet** on loan, in your size",
          "**Two seats in the Main stand** for you and whoever you bring",
        ]),
        heading(2, "Good to know"),
        paragraph(
          "Entry is free and open to anyone aged 18 or over, one line each. We use your details for this contest only; see the [privacy policy](/en/privacy-policy).",
        ),
        heading(2, "A question?"),
        paragraph("Write to [winactie@circuit-drenthe.example](mailto:winactie@circuit-drenthe.example)."),
      ],
    }),
  ],
});

/** The contest; entries close 180 days after seeding. */
export function contest(calendar: SeedCalendar): SeedDocument {
  const until = calendar.day(180, 17);
  return page("contest", nl(until), en(until));
}
