"use client";

import { useLocation } from "react-router";
import type { BlockProps } from "#app/blocks/view-block.ts";
import { LazyTicketPart } from "#app/features/shop/choose/lazy-ticket-part.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";

/** All tickets on sale, by event. */
export function TicketShop({ block: { title, text, data } }: BlockProps<"blocks.ticket-shop">) {
  const { pathname } = useLocation();
  return (
    <section className="section wrap">
      {title === null ? null : <SectionHead title={title} />}
      {text === null ? null : <p className="lead">{text}</p>}
      <LazyTicketPart kind="shop" sales={data} from={pathname} />
    </section>
  );
}
