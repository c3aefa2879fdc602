import type { SeedFields } from "../document.ts";
import { heading, numbers, paragraph } from "../rich-text.ts";
import { formBlock } from "./page-blocks.ts";

/** The form for a proposal in each language, with how it goes on and whom to ring. */
export const proposalBlock: { nl: SeedFields; en: SeedFields } = {
  nl: formBlock("business-request", {
    colour: "yellow",
    nodes: [
      heading(2, "Zo gaat het"),
      numbers([
        "**Vandaag** leest Rutger Oosting je aanvraag. Is er iets onduidelijk, dan belt hij even.",
        "**Binnen twee werkdagen** ligt er een voorstel, met prijzen exclusief btw en zonder kleine letters.",
        "**Tot veertien dagen vooraf** mag je aantal gasten nog veranderen.",
      ]),
      heading(2, "Liever praten?"),
      paragraph("**[0592 00 01 26](tel:+31592000126)**"),
      paragraph(
        "Op werkdagen van 09:00 tot 17:00 uur, of mail [zakelijk@circuit-drenthe.example](mailto:zakelijk@circuit-drenthe.example).",
      ),
    ],
  }),
  en: formBlock("business-request", {
    colour: "yellow",
    nodes: [
      heading(2, "How it works"),
      numbers([
        "**Today** Rutger Oosting reads your request. If anything is unclear, he’ll give you a ring.",
        "**Within two working days** you have a proposal, with prices excluding VAT and no small print.",
        "**Up to fourteen days before** you can still change the number of guests.",
      ]),
      heading(2, "Rather talk?"),
      paragraph("**[+31 592 00 01 26](tel:+31592000126)**"),
      paragraph(
        "Weekdays from 09:00 to 17:00, or write to [zakelijk@circuit-drenthe.example](mailto:zakelijk@circuit-drenthe.example).",
      ),
    ],
  }),
};
