import { entries } from "../../references.ts";
import { paragraph } from "../../rich-text.ts";
import { filled, outline, quoteBlock, textWithMediaBlock } from "../detail-blocks.ts";
import { callToActionBlock, cardsBlock } from "../page-blocks.ts";
import { page } from "../page-document.ts";
import { proposalBlock } from "../proposal-block.ts";

const highlighted = entries("arrangement", "lounge-startbrink", "achter-de-pitbox", "vergaderen-op-start-finish");

/** The entry for companies. */
export const business = page(
  "business",
  {
    slug: "business",
    title: "Business",
    heading: "Zaken doen op het rechte stuk",
    intro:
      "989 meter lang en geen tegenligger te zien. Ontvang je gasten boven de baan, vergader op de startstreep of rijd een dag met je eigen mensen.",
    seo: {
      title: "Zakelijk op Circuit Drenthe",
      description:
        "Relaties ontvangen, vergaderen en bedrijfsuitjes op Circuit Drenthe. Een voorstel op maat binnen twee werkdagen.",
    },
    blocks: [
      cardsBlock(null, null, [
        {
          title: "Gasten ontvangen",
          text: "Lounges, terrassen en een tafel bij de baanmeester.",
          url: "/business/vip-arrangementen",
          colour: "yellow",
          image: "arrangements/diner",
        },
        {
          title: "Vergaderen",
          text: "Zalen tot vijftig personen, met uitzicht op het rechte stuk.",
          url: "/business/vip-arrangementen/vergaderen-op-start-finish",
          colour: "turqoise",
          image: "news/koffie",
        },
        {
          title: "Zelf rijden",
          text: "Een dag met de zaak op de baan, van instructie tot huldiging.",
          url: "/business/vip-arrangementen/rondje-met-de-zaak",
          colour: "primary",
          image: "events/vrij-rijden",
        },
      ]),
      {
        __component: "blocks.arrangement-list",
        title: "Snel te boeken",
        arrangements: highlighted,
        limit: 3,
        link: outline("Alle VIP-arrangementen", "/business/vip-arrangementen"),
      },
      quoteBlock(
        "We tekenden het contract in ronde 19. Mijn klant zei achteraf dat hij mij niet had verstaan.",
        "Wietske Kamp",
        "directeur van Veenkracht",
      ),
      textWithMediaBlock({
        title: "Eén aanspreekpunt, van aanvraag tot afscheid",
        nodes: [
          paragraph(
            "Rutger Oosting regelt het. Hij kent elke stoel met uitzicht en elk stopcontact in de paddock, en hij staat op de dag zelf bij de deur.",
          ),
          paragraph(
            "Dieetwensen, een rolstoelplek of een spreker die pas om twaalf uur kan? Zeg het bij je aanvraag, dan is het geregeld voordat je er bent.",
          ),
        ],
        image: "arrangements/ontvangst",
        side: "left",
      }),
      proposalBlock.nl,
      { __component: "blocks.partners", title: "Zij rijden mee", partners: [] },
      callToActionBlock({
        title: "Partner worden?",
        text: "Je naam langs bocht 12 of op de overall van 240 baanposten. We laten je graag zien wat er nog vrij is.",
        colour: "yellow",
        buttons: [
          filled("Plan een bezoek", "mailto:zakelijk@circuit-drenthe.example"),
          outline("Bel ons", "tel:+31592000126"),
        ],
      }),
    ],
  },
  {
    slug: "business",
    title: "Business",
    heading: "Do business on the straight",
    intro:
      "989 metres long and never any oncoming traffic. Receive your guests above the track, meet on the start line or spend a day riding with your own people.",
    seo: {
      title: "Business at Circuit Drenthe",
      description:
        "Client hospitality, meetings and company days at Circuit Drenthe. A tailor-made proposal within two working days.",
    },
    blocks: [
      cardsBlock(null, null, [
        {
          title: "Hosting guests",
          text: "Lounges, terraces and a table with the track manager.",
          url: "/en/business/vip-arrangements",
          colour: "yellow",
          image: "arrangements/diner",
        },
        {
          title: "Meetings",
          text: "Rooms for up to fifty people, looking out over the straight.",
          url: "/en/business/vip-arrangements/meet-on-the-start-line",
          colour: "turqoise",
          image: "news/koffie",
        },
        {
          title: "Riding and driving",
          text: "A day on track with the company, from briefing to podium.",
          url: "/en/business/vip-arrangements/company-lap-day",
          colour: "primary",
          image: "events/vrij-rijden",
        },
      ]),
      {
        __component: "blocks.arrangement-list",
        title: "Quick to book",
        arrangements: highlighted,
        limit: 3,
        link: outline("All hospitality packages", "/en/business/vip-arrangements"),
      },
      quoteBlock(
        "We signed the contract on lap 19. My client said afterwards he hadn’t heard a word I said.",
        "Wietske Kamp",
        "managing director of Veenkracht",
      ),
      textWithMediaBlock({
        title: "One contact, from first call to last handshake",
        nodes: [
          paragraph(
            "Rutger Oosting takes care of it. He knows every seat with a view and every power socket in the paddock, and on the day he’s at the door.",
          ),
          paragraph(
            "Dietary wishes, a wheelchair place or a speaker who can’t come before noon? Mention it when you ask and it’s arranged before you arrive.",
          ),
        ],
        image: "arrangements/ontvangst",
        side: "left",
      }),
      proposalBlock.en,
      { __component: "blocks.partners", title: "Along for the ride", partners: [] },
      callToActionBlock({
        title: "Become a partner?",
        text: "Your name beside turn 12, or on the overalls of 240 marshals. We’d love to show you what’s still free.",
        colour: "yellow",
        buttons: [
          filled("Plan a visit", "mailto:zakelijk@circuit-drenthe.example"),
          outline("Ring us", "tel:+31592000126"),
        ],
      }),
    ],
  },
);
