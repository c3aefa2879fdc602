import { useEffect, useRef, type ReactNode } from "react";
import { useLocation } from "react-router";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PriceFrom } from "#app/ui/price-from.tsx";
import styles from "./choose.module.css";
import { lowestPriceCents, standStateWords } from "./ticket-availability.ts";
import type { TicketChoice } from "./ticket-sale.ts";

export type TicketStand = TicketChoice["stand"];

interface StandTicketsProps {
  stand: NonNullable<TicketStand>;
  tickets: readonly TicketChoice[];
  /** HTML id, on the one day to which the map links. */
  id: string | undefined;
  /** Whether the grandstand is open at first. */
  isFirst: boolean;
  /** Whether any of the tickets is chosen. */
  hasChosen: boolean;
  headingLevel: 4 | 5;
  children: ReactNode;
}

/**
 * Lists the tickets of a grandstand in a `<details>`, whose summary shows location, availability and lowest price. It
 * opens without scripts, also for a link to its id; that one is highlighted.
 */
export function StandTickets({ stand, tickets, id, isFirst, hasChosen, headingLevel, children }: StandTicketsProps) {
  const { hash } = useLocation();
  const place = useRef<HTMLDetailsElement>(null);
  const isLedTo = id !== undefined && hash === `#${id}`;
  useEffect(() => {
    const details = place.current;
    if (!isLedTo || details === null) return;
    details.open = true;
    // Scrolls again after the page has drawn what is above: the router scrolled before that.
    requestAnimationFrame(() => details.scrollIntoView());
  }, [isLedTo]);
  useEffect(() => {
    // A visitor who comes back to the page sees what they chose before.
    if (hasChosen && place.current !== null) place.current.open = true;
  }, [hasChosen]);

  return (
    <details ref={place} className={styles.stand} open={isFirst} data-chosen={isLedTo ? "" : undefined}>
      <StandRow stand={stand} tickets={tickets} headingLevel={headingLevel} />
      {/* The id is inside `<details>`, so that the browser opens it for a link to the id. */}
      <div id={id} className={styles.seats}>
        {children}
      </div>
    </details>
  );
}

function StandRow({ stand, tickets, headingLevel }: Pick<StandTicketsProps, "stand" | "tickets" | "headingLevel">) {
  const locale = useLocale();
  const Heading = `h${headingLevel}` as const;
  const facts = [stand.summary, stand.gate].flatMap((part) => part?.trim() ?? []);
  const price = lowestPriceCents(tickets);
  const state = standStateWords(tickets, locale);
  return (
    <summary>
      <span className={styles.what}>
        <Heading className={styles.name}>
          <span className={styles.swatch} data-colour={stand.colour} />
          {stand.name}
        </Heading>
        {facts.length === 0 ? null : (
          <span>{facts.map((part) => (/[.!?]$/u.test(part) ? part : `${part}.`)).join(" ")}</span>
        )}
      </span>
      <span className={styles.from}>
        {price === null ? null : (
          <b className="num">
            <PriceFrom cents={price} />
          </b>
        )}
        {state === null ? null : <span className={styles.state}>{state}</span>}
      </span>
      <Icon name="down" />
    </summary>
  );
}
