import { useId } from "react";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { ticketMessages } from "#app/i18n/messages/tickets.ts";
import { Stepper } from "#app/ui/stepper.tsx";
import { AlarmLink } from "./alarm-link.tsx";
import { isChoosable, availabilityText, mostOf, pricesOf, unavailableReason } from "./choice-words.ts";
import styles from "./choose.module.css";
import type { TicketChoice } from "./ticket-sale.ts";

interface TicketRowProps {
  ticket: TicketChoice;
  /** documentId of the event. */
  eventId: string;
  /** Name of the quantity input. */
  name: string;
  quantity: number;
  headingLevel: 4 | 5 | 6;
  /** Whether to link to the event's ticket alarm, which is mailed once anything is on sale. */
  hasAlarm: boolean;
  onChoose: (quantity: number) => void;
}

/** Shows a ticket: its name, its prices, how many are left, and an input for the quantity. */
export function TicketRow({ ticket, eventId, name, quantity, headingLevel, hasAlarm, onChoose }: TicketRowProps) {
  const locale = useLocale();
  const words = ticketMessages[locale];
  const reason = unavailableReason(ticket, locale);
  const { first, beside } = pricesOf(ticket, locale);
  const most = mostOf(ticket);
  const isMost = quantity > 0 && quantity >= ticket.most;
  const limitId = useId();
  const Heading = `h${headingLevel}` as const;

  return (
    <div className={styles.row}>
      <div className={styles.what}>
        <Heading className={ticket.stand === null ? styles.name : styles.person}>{ticket.name}</Heading>
        <Facts text={reason ?? ticket.summary} />
        {reason === null && ticket.isForCompanion ? <p>{words.companion}</p> : null}
        {reason !== null ? null : (
          <p className={ticket.state === "few" ? styles.few : undefined}>{availabilityText(ticket, locale)}</p>
        )}
        {isMost ? <p id={limitId}>{words.most(ticket.most)}</p> : null}
      </div>
      <p className={`num ${styles.price}`}>
        {first}
        {beside === null ? null : <small>{beside}</small>}
      </p>
      <div className={styles.amount}>
        {isChoosable(ticket) ? (
          <Stepper
            label={words.amount(ticket.label)}
            words={{ less: words.less, more: words.moreOne }}
            name={name}
            value={Math.min(quantity, most)}
            max={most}
            describedBy={isMost ? limitId : undefined}
            onChange={onChoose}
          />
        ) : hasAlarm ? (
          <AlarmLink eventId={eventId} />
        ) : null}
      </div>
    </div>
  );
}

function Facts({ text }: { text: string | null }) {
  return text === null ? null : <p>{text}</p>;
}
