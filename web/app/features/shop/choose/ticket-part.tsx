import { ArrangementBooking, type ArrangementBookingProps } from "./arrangement-booking.tsx";
import { TicketChooser } from "./ticket-chooser.tsx";
import { TicketShop } from "./ticket-shop.tsx";
import type { EventSale, TicketSale } from "./ticket-sale.ts";

export type TicketPartProps =
  | { kind: "shop"; sales: readonly EventSale[]; from: string }
  | { kind: "event"; sale: TicketSale; from: string }
  | ({ kind: "arrangement" } & ArrangementBookingProps);

/** The ticket choosers of all events, one event, or an arrangement: one chunk, loaded on pages with tickets. */
export function TicketPart(props: TicketPartProps) {
  switch (props.kind) {
    case "shop":
      return <TicketShop {...props} />;
    case "event":
      return <TicketChooser {...props} headingLevel={3} />;
    case "arrangement":
      return <ArrangementBooking {...props} />;
    default:
      return props satisfies never;
  }
}
