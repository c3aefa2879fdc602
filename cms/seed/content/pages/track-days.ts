import { entries } from "../../references.ts";
import { paragraph } from "../../rich-text.ts";
import { filled, outline, tableBlock, textWithMediaBlock } from "../detail-blocks.ts";
import { callToActionBlock, downloadsBlock, heroBlock } from "../page-blocks.ts";
import { page } from "../page-document.ts";

const trackDays = entries("event", "vrij-rijden-1", "vrij-rijden-2");

/** Riding the track yourself. */
export const trackDaysPage = page(
  "track-days",
  {
    slug: "vrij-rijden",
    title: "Vrij rijden",
    heading: "Nu jij",
    intro:
      "Zelfde bochten, zelfde kerbs, geen tegenstander. Op een dag vrij rijden is de baan van jou en van hooguit vierentwintig anderen.",
    seo: {
      title: "Vrij rijden op het circuit",
      description:
        "Rijd zelf over Circuit Drenthe met je motor of auto. Data, prijzen, geluidsgrens en wat je meeneemt.",
    },
    blocks: [
      heroBlock({
        kicker: "Vrij rijden",
        title: "Nu jij",
        image: "hero/hero-2",
        tone: "light",
        buttons: [filled("Bekijk alle data", "/evenementen?type=vrij-rijden")],
      }),
      {
        __component: "blocks.featured-events",
        title: "De volgende dag vrij rijden",
        colour: "turqoise",
        events: trackDays,
      },
      textWithMediaBlock({
        title: "In jouw tempo",
        nodes: [
          paragraph(
            "Op de motor rijd je met hooguit vierentwintig anderen, in een van drie groepen: rustig, vlot of snel. Kies bij de inschrijving, en kies eerlijk; niemand kijkt op je horloge. In de eerste sessie rijdt een instructeur voorop en wijst je de lijn.",
          ),
          paragraph(
            "Nog nooit op een baan gereden? Kies de rustige groep en zeg het erbij. Dan rijdt er de hele ochtend iemand met je mee.",
          ),
        ],
        image: "news/baandag",
        side: "left",
        colour: "blue",
        buttons: [filled("Stel een vraag", "/contact")],
      }),
      tableBlock("Wat het kost, inclusief btw", [
        ["Wat", "Hoe lang", "Prijs"],
        ["Dag vrij rijden, motor", "zeven sessies van twintig minuten", "€\u00a0165,00"],
        ["Dag vrij rijden, auto", "vijf sessies van twintig minuten", "€\u00a0195,00"],
        ["Regentraining, op onze motoren", "zes oefeningen, een hele dag", "€\u00a0245,00"],
        ["Leren pak huren", "hele dag", "€\u00a045,00"],
        ["Transponder huren", "hele dag", "€\u00a020,00"],
        ["Instructeur alleen voor jou", "drie sessies", "€\u00a095,00"],
      ]),
      downloadsBlock("Lees dit vooraf", [["Pitboxreglement (pdf)", "files/pitboxreglement-nl.pdf"]]),
      callToActionBlock({
        title: "95 decibel, meer niet",
        text: "We meten bij de pits. Zit je erboven, dan krijg je een geleende demper of een gratis kop soep.",
        colour: "yellow",
        buttons: [filled("Stel een vraag", "/contact"), outline("Lees het pitboxreglement", "/pitboxreglement")],
      }),
    ],
  },
  {
    slug: "track-days",
    title: "Track days",
    heading: "Your go",
    intro:
      "Same corners, same kerbs, no opponent. On a track day the circuit belongs to you and twenty-four others at most.",
    seo: {
      title: "Track days at the circuit",
      description:
        "Take your own motorcycle or car around Circuit Drenthe. Dates, prices, noise limit and what to bring.",
    },
    blocks: [
      heroBlock({
        kicker: "Track days",
        title: "Your go",
        image: "hero/hero-2",
        tone: "light",
        buttons: [filled("See all dates", "/en/events?type=track-days")],
      }),
      {
        __component: "blocks.featured-events",
        title: "The next open track day",
        colour: "turqoise",
        events: trackDays,
      },
      textWithMediaBlock({
        title: "At your own pace",
        nodes: [
          paragraph(
            "On a motorcycle you share the track with twenty-four others at most, in one of three groups: easy, brisk or fast. You choose when you sign on. Be honest; nobody’s looking at your watch. In the first session an instructor leads and shows you the line.",
          ),
          paragraph(
            "Never been on a track before? Choose the easy group and tell us. Someone will ride with you all morning.",
          ),
        ],
        image: "news/baandag",
        side: "left",
        colour: "blue",
        buttons: [filled("Ask a question", "/en/contact")],
      }),
      tableBlock("What it costs, VAT included", [
        ["What", "How long", "Price"],
        ["Track day, motorcycle", "seven twenty-minute sessions", "€165.00"],
        ["Track day, car", "five twenty-minute sessions", "€195.00"],
        ["Wet-weather training, on our motorcycles", "six exercises, a whole day", "€245.00"],
        ["Leather suit hire", "all day", "€45.00"],
        ["Transponder hire", "all day", "€20.00"],
        ["An instructor to yourself", "three sessions", "€95.00"],
      ]),
      downloadsBlock("Read this first", [["Pit regulations (PDF)", "files/pitboxreglement-en.pdf"]]),
      callToActionBlock({
        title: "95 decibels, no more",
        text: "We measure at the pits. Over the limit? You get a silencer on loan or a free bowl of soup.",
        colour: "yellow",
        buttons: [filled("Ask a question", "/en/contact"), outline("Read the pit regulations", "/en/pitboxreglement")],
      }),
    ],
  },
);
