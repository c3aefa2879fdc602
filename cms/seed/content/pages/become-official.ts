import { bullets, heading, numbers } from "../../rich-text.ts";
import { filled, outline, quoteBlock, textBlock, textWithMediaBlock } from "../detail-blocks.ts";
import { callToActionBlock, cardsBlock, formBlock } from "../page-blocks.ts";
import { page } from "../page-document.ts";

/** Marshals, officials and other volunteers wanted. */
export const becomeOfficial = page(
  "become-official",
  {
    slug: "official-worden",
    title: "Official worden",
    heading: "Word baanpost",
    intro:
      "Om zes uur op, de beste plek langs de baan en soep om twaalf. Zonder 240 vrijwilligers start hier geen enkele race.",
    seo: {
      title: "Werken en helpen: word baanpost of official",
      description:
        "Help mee op Circuit Drenthe als baanpost, in de wedstrijdtoren of bij de poort. Ervaring is niet nodig, opleiding krijg je van ons.",
    },
    blocks: [
      textWithMediaBlock({
        title: "Jij ziet het als eerste",
        nodes: [
          bullets([
            "**Langs de baan:** vlaggen, blussen en een gevallen motor in negen seconden weg",
            "**In de paddock:** bandenkeur, geluidsmeting en het tellen van de helmen",
            "**Bij de poort:** kaarten scannen, de weg wijzen en oordoppen uitdelen",
          ]),
        ],
        image: "news/baanposten",
        side: "right",
        colour: "orange",
        buttons: [filled("Kom kijken op de Dag van de baanpost", "/evenementen/dag-van-de-baanpost")],
      }),
      textBlock(
        heading(2, "Van aanmelden tot eerste vlag"),
        numbers([
          "Vul hieronder in wie je bent en waar je wilt staan. Je moet 16 jaar of ouder zijn.",
          "Je komt een dag op proef. Bevalt het, dan volg je in het voorjaar de opleiding: drie avonden en één zaterdag.",
          "Je krijgt een overall, een fluitje en een vaste post aan de buitenring of de binnenring.",
          "Twee weekenden per jaar is genoeg. Meer mag altijd.",
        ]),
      ),
      formBlock("official"),
      quoteBlock(
        "Het mooiste geluid van de TT? De stilte vlak voordat het licht uitgaat.",
        "Harm Meijer",
        "hoofd baanposten, 34 jaar op post 17",
      ),
      cardsBlock("Liever iets anders?", "Niet iedereen hoeft in het oranje.", [
        {
          title: "EHBO",
          text: "Diploma op zak? Er zijn drie posten te bemannen.",
          url: "mailto:baanposten@circuit-drenthe.example",
          colour: "pink",
        },
        {
          title: "Persbalie",
          text: "Passen uitdelen en koffie schenken aan haastige mensen.",
          url: "mailto:pers@circuit-drenthe.example",
          colour: "yellow",
        },
        {
          title: "Schaapskooi",
          text: "Tweehonderd schapen tellen voordat de baan opengaat.",
          url: "mailto:omgeving@circuit-drenthe.example",
          colour: "turqoise",
        },
      ]),
      callToActionBlock({
        title: "Nog vragen?",
        text: "Harm belt je terug. Meestal vanuit de kantine.",
        colour: "secondary",
        buttons: [filled("Lees de veelgestelde vragen", "/veelgestelde-vragen"), outline("Stel je vraag", "/contact")],
      }),
    ],
  },
  {
    slug: "become-an-official",
    title: "Become an official",
    heading: "Be a marshal",
    intro:
      "Up at six, the best spot beside the track and soup at noon. Without 240 volunteers not a single race would start here.",
    seo: {
      title: "Work and volunteer: be a marshal or official",
      description:
        "Help at Circuit Drenthe as a marshal, in race control or at the gate. No experience needed: we’ll train you.",
    },
    blocks: [
      textWithMediaBlock({
        title: "You see it first",
        nodes: [
          bullets([
            "**Trackside:** flags, fires and a fallen motorcycle cleared in nine seconds",
            "**In the paddock:** tyre checks, noise tests and counting the helmets",
            "**At the gate:** scanning tickets, giving directions and handing out earplugs",
          ]),
        ],
        image: "news/baanposten",
        side: "right",
        colour: "orange",
        buttons: [filled("Come and look on Marshals’ day", "/en/events/marshals-day")],
      }),
      textBlock(
        heading(2, "From signing up to your first flag"),
        numbers([
          "Tell us below who you are and where you’d like to be. You need to be 16 or over.",
          "You come along for a trial day. If you like it, you take the course in spring: three evenings and one Saturday.",
          "You get overalls, a whistle and a post of your own on the outer or inner ring.",
          "Two weekends a year is enough. More is always welcome.",
        ]),
      ),
      formBlock("official"),
      quoteBlock(
        "The finest sound of the TT? The silence just before the lights go out.",
        "Harm Meijer",
        "chief marshal, 34 years at post 17",
      ),
      cardsBlock("Rather do something else?", "Not everyone has to wear orange.", [
        {
          title: "First aid",
          text: "Got the certificate? There are three posts to staff.",
          url: "mailto:baanposten@circuit-drenthe.example",
          colour: "pink",
        },
        {
          title: "Press desk",
          text: "Handing out passes and pouring coffee for people in a hurry.",
          url: "mailto:pers@circuit-drenthe.example",
          colour: "yellow",
        },
        {
          title: "Sheepfold",
          text: "Counting two hundred sheep before the track opens.",
          url: "mailto:omgeving@circuit-drenthe.example",
          colour: "turqoise",
        },
      ]),
      callToActionBlock({
        title: "Any questions?",
        text: "Harm will ring you back. Usually from the canteen.",
        colour: "secondary",
        buttons: [filled("Read the FAQ", "/en/faq"), outline("Ask your question", "/en/contact")],
      }),
    ],
  },
);
