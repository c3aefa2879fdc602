import { standAnchor } from "#app/domain/stand-anchor.ts";
import { formatAdmission } from "#app/i18n/admission-days.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { ticketMessages } from "#app/i18n/messages/tickets.ts";
import styles from "./choose.module.css";
import { dayOfStand, initialStandKey } from "./opened-day.ts";
import { StandTickets, type TicketStand } from "./stand-tickets.tsx";
import { TicketRow } from "./ticket-row.tsx";
import type { SaleDay, TicketChoice, TicketSale } from "./ticket-sale.ts";
import { ticketFieldKey, type useTicketChoice } from "./use-ticket-choice.ts";

interface DayTicketsProps {
  sale: TicketSale;
  /** The day with current availability; `sale.days` has that of the cached page. */
  day: SaleDay;
  headingLevel: 3 | 4;
  /** Day in the URL; `null` for none. */
  asked: string | null;
  choice: Pick<ReturnType<typeof useTicketChoice>, "isOpen" | "quantityOf" | "choose">;
}

/** Lists the tickets of one day, grouped by grandstand. CSS alone shows the day that is chosen above. */
export function DayTickets({ sale, day, headingLevel, asked, choice }: DayTicketsProps) {
  const locale = useLocale();
  const words = ticketMessages[locale];
  const Heading = `h${headingLevel}` as const;
  const hasStands = day.tickets.some(({ stand }) => stand !== null);
  // Uses the availability of the cached page, so that no other grandstand opens while tickets are sold.
  const opened = initialStandKey(sale.days, day.key);

  return (
    <div className={sale.days.length === 1 ? undefined : styles.day}>
      <Heading className={`h3 ${styles.where}`}>
        {hasStands ? words.where : words.which}
        <small className="muted">{formatAdmission(day.key, locale)}</small>
      </Heading>
      {byStand(day.tickets).map(({ stand, tickets }) => {
        const rows = tickets.map((ticket) => (
          <TicketRow
            key={ticket.id}
            ticket={ticket}
            eventId={sale.eventId}
            name={ticketFieldKey(day, ticket)}
            quantity={choice.quantityOf(day, ticket)}
            headingLevel={rowLevel(headingLevel, stand)}
            hasAlarm={!choice.isOpen}
            onChoose={(quantity) => choice.choose(day, ticket, quantity)}
          />
        ));
        if (stand === null) return rows;
        return (
          <StandTickets
            key={tickets[0]?.id}
            stand={stand}
            tickets={tickets}
            id={
              dayOfStand(sale.days, stand.key, asked)?.key === day.key ? standAnchor(sale.anchor, stand.key) : undefined
            }
            isFirst={stand.key === opened}
            hasChosen={tickets.some((ticket) => choice.quantityOf(day, ticket) > 0)}
            headingLevel={headingLevel === 3 ? 4 : 5}
          >
            {rows}
          </StandTickets>
        );
      })}
    </div>
  );
}

function rowLevel(headingLevel: 3 | 4, stand: TicketStand): 4 | 5 | 6 {
  if (headingLevel === 3) return stand === null ? 4 : 5;
  return stand === null ? 5 : 6;
}

/** Groups consecutive tickets of the same grandstand. */
function byStand(tickets: readonly TicketChoice[]): { stand: TicketStand; tickets: TicketChoice[] }[] {
  const groups: { stand: TicketStand; tickets: TicketChoice[] }[] = [];
  for (const ticket of tickets) {
    const last = groups.at(-1);
    if (last !== undefined && last.stand?.name === ticket.stand?.name) last.tickets.push(ticket);
    else groups.push({ stand: ticket.stand, tickets: [ticket] });
  }
  return groups;
}
