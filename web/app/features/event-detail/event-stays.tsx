import { useLocale } from "#app/i18n/messages-context.tsx";
import { eventPageMessages } from "#app/i18n/messages/event-page.ts";
import { SectionHead } from "#app/ui/section-head.tsx";
import { StayGrid } from "#app/ui/stay-grid.tsx";
import type { StaySummary } from "#app/ui/stay-card.tsx";
import { eventAnchors } from "./event-details.ts";
import styles from "./event-stays.module.css";

/** Accommodations for an event; nothing when it has none. */
export function EventStays({ stays }: { stays: readonly StaySummary[] }) {
  const event = eventPageMessages[useLocale()];
  if (stays.length === 0) return null;

  return (
    <section className={`section ${styles.section}`} id={eventAnchors.stays}>
      <div className="wrap">
        <SectionHead title={event.stays} />
        <StayGrid stays={stays} headingLevel={3} />
      </div>
    </section>
  );
}
