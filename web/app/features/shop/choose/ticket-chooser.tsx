import { cartRequestPath } from "@circuit/contract/own-paths";
import { useId, type ReactNode } from "react";
import { formatAdmission } from "#app/i18n/admission-days.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { ticketMessages } from "#app/i18n/messages/tickets.ts";
import { AddedPanel } from "./added-panel.tsx";
import { useAppMode } from "#app/ui/use-app-mode.ts";
import styles from "./choose.module.css";
import { ChoiceProblem } from "./choice-problem.tsx";
import { ChoiceSum } from "./choice-sum.tsx";
import { DayChoice } from "./day-choice.tsx";
import { WaitingRoomLink } from "./waiting-room-link.tsx";
import { TicketRow } from "./ticket-row.tsx";
import type { SaleDay, TicketChoice, TicketSale } from "./ticket-sale.ts";
import { fieldOf, useTicketChoice } from "./use-ticket-choice.ts";

interface TicketChooserProps {
  sale: TicketSale;
  /** Path of the page it stands on: where 'add more' leads without scripts. */
  from: string;
  /** Level of its own headings. */
  headingLevel: 3 | 4;
}

/**
 * Choosing tickets of one event: the day, the stand and how many, with a running total. A plain form without scripts:
 * it posts to the cart, whose page says what came of it. While nothing can be chosen it has neither total nor button.
 */
export function TicketChooser({ sale, from, headingLevel }: TicketChooserProps) {
  const locale = useLocale();
  const { keepMode } = useAppMode();
  const errorId = useId();
  const { days, isOpen, quantities, chosen, outcome, isBusy, choose, send, chooseMore, firstField } = useTicketChoice(
    sale.days,
  );
  const problem = outcome !== null && "problem" in outcome ? outcome.problem : null;

  return (
    <form
      className={styles.columns}
      method="post"
      action={keepMode(cartRequestPath(locale))}
      noValidate
      // Nothing comes over it by itself: see `app-popup.module.css`.
      data-choosing={isOpen ? "" : undefined}
      onSubmit={(event) => void send(event)}
    >
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="from" value={`${from}#${sale.anchor}`} />
      <div className={styles.choice} ref={firstField} tabIndex={-1}>
        {sale.waitingSlug === null ? null : <WaitingRoomLink slug={sale.waitingSlug} />}
        {days.length > 1 ? <DayChoice days={days} name={sale.anchor} /> : null}
        {days.map((day) => (
          <DayTickets key={day.key} day={day} isOnlyDay={days.length === 1} headingLevel={headingLevel}>
            {byStand(day.tickets).map(({ stand, tickets }) => (
              <div key={tickets[0]?.id}>
                {stand === null ? null : <StandHead stand={stand} headingLevel={headingLevel === 3 ? 4 : 5} />}
                {tickets.map((ticket) => (
                  <TicketRow
                    key={ticket.id}
                    ticket={ticket}
                    eventId={sale.eventId}
                    name={fieldOf(day, ticket)}
                    quantity={quantities[fieldOf(day, ticket)] ?? 0}
                    headingLevel={rowLevel(headingLevel, stand)}
                    hasAlarm={!isOpen}
                    onChoose={(quantity) => choose(day, ticket, quantity)}
                  />
                ))}
              </div>
            ))}
          </DayTickets>
        ))}
      </div>
      <div className={styles.side}>
        {outcome !== null && "added" in outcome ? <AddedPanel answer={outcome.added} onMore={chooseMore} /> : null}
        {problem === null ? null : <ChoiceProblem id={errorId} problem={problem} />}
        {isOpen ? <ChoiceSum chosen={chosen} isBusy={isBusy} errorId={problem === null ? undefined : errorId} /> : null}
      </div>
    </form>
  );
}

interface DayTicketsProps {
  day: SaleDay;
  isOnlyDay: boolean;
  headingLevel: 3 | 4;
  children: ReactNode;
}

/** The tickets of one day; which day is shown follows from the choice above, by style rules alone. */
function DayTickets({ day, isOnlyDay, headingLevel, children }: DayTicketsProps) {
  const locale = useLocale();
  const words = ticketMessages[locale];
  const Heading = `h${headingLevel}` as const;
  const hasStands = day.tickets.some(({ stand }) => stand !== null);

  return (
    <div className={isOnlyDay ? undefined : styles.day}>
      <Heading className={`h3 ${styles.where}`}>
        {hasStands ? words.where : words.which}
        <small className="muted">{formatAdmission(day.key, locale)}</small>
      </Heading>
      {children}
    </div>
  );
}

type Stand = TicketChoice["stand"];

function rowLevel(headingLevel: 3 | 4, stand: Stand): 4 | 5 | 6 {
  if (headingLevel === 3) return stand === null ? 4 : 5;
  return stand === null ? 5 : 6;
}

/** Tickets of one stand that follow each other, together. */
function byStand(tickets: readonly TicketChoice[]): { stand: Stand; tickets: TicketChoice[] }[] {
  const groups: { stand: Stand; tickets: TicketChoice[] }[] = [];
  for (const ticket of tickets) {
    const last = groups.at(-1);
    if (last !== undefined && last.stand?.name === ticket.stand?.name) last.tickets.push(ticket);
    else groups.push({ stand: ticket.stand, tickets: [ticket] });
  }
  return groups;
}

function StandHead({ stand, headingLevel }: { stand: NonNullable<Stand>; headingLevel: 4 | 5 }) {
  const Heading = `h${headingLevel}` as const;
  const facts = [stand.summary, stand.gate].flatMap((part) => part?.trim() ?? []);
  return (
    <div className={`${styles.stand} ${styles.what}`}>
      <Heading className={styles.name}>
        <span className={styles.swatch} data-colour={stand.colour} />
        {stand.name}
      </Heading>
      {facts.length === 0 ? null : <p>{facts.map((part) => (/[.!?]$/u.test(part) ? part : `${part}.`)).join(" ")}</p>}
    </div>
  );
}
