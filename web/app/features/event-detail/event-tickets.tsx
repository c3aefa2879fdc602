import styles from "./event-tickets.module.css";
import { useId, type ReactNode } from "react";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { ticketsAnchor } from "./event-details.ts";
import { eventPageMessages } from "#app/i18n/messages/event-page.ts";

/** Tickets section of an event's page, the target of its ticket links. */
export function EventTickets({ children }: { children: ReactNode }) {
  const { tickets } = eventPageMessages[useLocale()];
  const titleId = useId();
  return (
    <section className={`wrap ${styles.section}`} id={ticketsAnchor} aria-labelledby={titleId}>
      <h2 className={`d3 ${styles.title}`} id={titleId}>
        {tickets}
      </h2>
      {children}
    </section>
  );
}
