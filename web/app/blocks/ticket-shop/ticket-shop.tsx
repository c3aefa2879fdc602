import { useLocation } from "react-router";
import type { BlockProps } from "#app/blocks/view-block.ts";
import { LateTicketPart } from "#app/features/shop/choose/late-ticket-part.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";

/** All that is on sale, by event. */
export function TicketShop({ block: { title, text, data } }: BlockProps<"blocks.ticket-shop">) {
  const { pathname } = useLocation();
  return (
    <section className="section wrap">
      {title === null ? null : <SectionHead title={title} />}
      {text === null ? null : <p className="lead">{text}</p>}
      <LateTicketPart kind="shop" sales={data} from={pathname} />
    </section>
  );
}
