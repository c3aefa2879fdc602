import { useEffect, useRef, type ReactNode } from "react";
import { useLocation } from "react-router";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PriceFrom } from "#app/ui/price-from.tsx";
import styles from "./choose.module.css";
import { priceFromOf, standStateWords } from "./stand-sale.ts";
import type { TicketChoice } from "./ticket-sale.ts";

export type TicketStand = TicketChoice["stand"];

interface StandTicketsProps {
  stand: NonNullable<TicketStand>;
  tickets: readonly TicketChoice[];
  /** Id of its place, on the one day that the map leads to. */
  id: string | undefined;
  /** Whether it is open at first. */
  isFirst: boolean;
  /** Whether any of its tickets is chosen. */
  hasChosen: boolean;
  headingLevel: 4 | 5;
  children: ReactNode;
}

/**
 * The tickets of one stand behind a row that says where it is, how many places it has left and from what price. It opens
 * without scripts, also for a link to its place; the one that the address leads to stands out.
 */
export function StandTickets({ stand, tickets, id, isFirst, hasChosen, headingLevel, children }: StandTicketsProps) {
  const { hash } = useLocation();
  const place = useRef<HTMLDetailsElement>(null);
  const isLedTo = id !== undefined && hash === `#${id}`;
  useEffect(() => {
    const details = place.current;
    if (!isLedTo || details === null) return;
    details.open = true;
    // After what the page draws above it: a click scrolls before that is there.
    requestAnimationFrame(() => details.scrollIntoView());
  }, [isLedTo]);
  useEffect(() => {
    // Who comes back to the page finds what was chosen in sight.
    if (hasChosen && place.current !== null) place.current.open = true;
  }, [hasChosen]);

  return (
    <details ref={place} className={styles.stand} open={isFirst} data-chosen={isLedTo ? "" : undefined}>
      <StandRow stand={stand} tickets={tickets} headingLevel={headingLevel} />
      {/* In what opens: the browser opens it for a link that leads here. */}
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
  const price = priceFromOf(tickets);
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
