import { ArrangementBooking, type ArrangementBookingProps } from "./arrangement-booking.tsx";
import { TicketChooser } from "./ticket-chooser.tsx";
import { TicketShop } from "./ticket-shop.tsx";
import type { EventSale, TicketSale } from "./ticket-sale.ts";

export type TicketPartProps =
  | { kind: "shop"; sales: readonly EventSale[]; from: string }
  | { kind: "event"; sale: TicketSale; from: string }
  | ({ kind: "arrangement" } & ArrangementBookingProps);

/** What chooses tickets: of all events, of one, or an arrangement. One piece of code, loaded where tickets are. */
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
