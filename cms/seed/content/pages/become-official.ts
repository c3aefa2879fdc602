import { bullets, heading, numbers, paragraph } from "../../rich-text.ts";
import { filled, outline, quoteBlock, textWithMediaBlock } from "../detail-blocks.ts";
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
      formBlock("official", {
        colour: "asphalt",
        nodes: [
          heading(2, "Van aanmelden tot eerste vlag"),
          numbers([
            "**Je meldt je aan.** Zeg wie je bent en waar je wilt staan. Je moet 16 jaar of ouder zijn.",
            "**Binnen een week** belt Harm Meijer, en prik je een dag om op proef te komen.",
            "**In het voorjaar** volg je de opleiding: drie avonden en één zaterdag.",
            "**Je krijgt je post** aan de buitenring of de binnenring, met een overall en een fluitje. Twee weekenden per jaar is genoeg, meer mag altijd.",
          ]),
          heading(2, "Eerst even praten?"),
          paragraph("**[0592 00 01 26](tel:+31592000126)**"),
          paragraph(
            "Vraag naar Harm. Staat hij langs de baan, dan belt hij terug. Mailen kan ook: [baanposten@circuit-drenthe.example](mailto:baanposten@circuit-drenthe.example).",
          ),
        ],
      }),
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
      formBlock("official", {
        colour: "asphalt",
        nodes: [
          heading(2, "From signing up to your first flag"),
          numbers([
            "**You sign up.** Tell us who you are and where you’d like to be. You need to be 16 or over.",
            "**Within a week** Harm Meijer rings you, and the two of you pick a day to try it out.",
            "**In spring** you take the course: three evenings and one Saturday.",
            "**You get your post** on the outer or inner ring, with overalls and a whistle. Two weekends a year is enough, more is always welcome.",
          ]),
          heading(2, "Rather talk first?"),
          paragraph("**[+31 592 00 01 26](tel:+31592000126)**"),
          paragraph(
            "Ask for Harm. If he’s out on the track, he’ll ring you back. You can also write to [baanposten@circuit-drenthe.example](mailto:baanposten@circuit-drenthe.example).",
          ),
        ],
      }),
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
