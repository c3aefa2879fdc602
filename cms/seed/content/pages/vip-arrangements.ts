import { bullets, paragraph } from "../../rich-text.ts";
import { textWithMediaBlock } from "../detail-blocks.ts";
import { page } from "../page-document.ts";
import { proposalBlock } from "../proposal-block.ts";

/** The VIP arrangements; each has a page of its own beneath this one. */
export const vipArrangements = page(
  "vip-arrangements",
  {
    slug: "business/vip-arrangementen",
    title: "VIP-arrangementen",
    heading: "De beste stoelen hebben geen rijnummer",
    intro:
      "Een tafel aan het raam, een koptelefoon op de teamradio of een glas aan de reling. Prijzen zijn per persoon en exclusief btw.",
    seo: {
      title: "VIP-arrangementen",
      description:
        "Lounge, pitbox, terras of de tafel van de baanmeester: zes zakelijke arrangementen, met prijzen exclusief btw.",
    },
    blocks: [
      { __component: "blocks.arrangement-list", title: null, arrangements: [] },
      textWithMediaBlock({
        title: "Bij elk arrangement",
        nodes: [
          bullets([
            "parkeren op P2 Oost, vijf minuten lopen van de poort",
            "een vaste gastheer of gastvrouw, de hele dag",
            "oordoppen die je wilt houden",
            "een factuur met de btw per tarief",
          ]),
          paragraph(
            "Dieetwensen, een rolstoelplek of een gast die pas om twaalf uur kan? Zeg het bij je aanvraag, dan is het geregeld voordat je er bent.",
          ),
        ],
        image: "arrangements/ontvangst",
        side: "right",
      }),
      proposalBlock.nl,
    ],
  },
  {
    slug: "business/vip-arrangements",
    title: "Hospitality packages",
    heading: "The best seats have no row number",
    intro:
      "A table by the window, headphones on the team radio or a glass at the railing. Prices are per person and exclude VAT.",
    seo: {
      title: "Hospitality packages",
      description:
        "Lounge, pit garage, terrace or the track manager’s table: six hospitality packages, with prices excluding VAT.",
    },
    blocks: [
      { __component: "blocks.arrangement-list", title: null, arrangements: [] },
      textWithMediaBlock({
        title: "With every package",
        nodes: [
          bullets([
            "parking on P2 East, five minutes’ walk from the gate",
            "a host of your own, all day",
            "earplugs you’ll want to keep",
            "an invoice with VAT by rate",
          ]),
          paragraph(
            "Dietary wishes, a wheelchair place or a guest who can’t come before noon? Mention it when you ask and it’s arranged before you arrive.",
          ),
        ],
        image: "arrangements/ontvangst",
        side: "right",
      }),
      proposalBlock.en,
    ],
  },
);
