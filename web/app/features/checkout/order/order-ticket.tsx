import { ticketAnchor } from "#app/domain/ticket-anchor.ts";
import { changedEventMessages } from "#app/i18n/messages/changed-event.ts";
import { orderMessages } from "#app/i18n/messages/order.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { FactList } from "#app/ui/fact-list.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Heading } from "#app/ui/heading.tsx";
import type { TicketViewData } from "./order-view.server.ts";
import type { QrCode } from "./qr-code.server.ts";

interface OrderTicketProps {
  ticket: TicketViewData;
  /** Position among the order's tickets, from zero. */
  index: number;
  count: number;
  /** Heading level. */
  level: number;
  /** Whether the ticket is on its own page, without a link to that page. */
  isAlone?: boolean;
}

/** Shows a ticket: its days in the colour of its event or grandstand, its facts, and the QR code. */
export function OrderTicket({ ticket, index, count, level, isAlone = false }: OrderTicketProps) {
  const locale = useLocale();
  const messages = orderMessages[locale].ticket;
  const changed = changedEventMessages[locale].ticket;
  const { code, qr, name, eventTitle, colour, dayNumbers, dayNames, dayMonth, facts, isCancelled, change, path } =
    ticket;
  const note = ticket.replacedNote ?? (change === null ? null : changed[change]);

  return (
    <article className="or-ticket" data-void={isCancelled ? "" : undefined}>
      <div className="or-stub" data-colour={colour}>
        {/* The day's number is emphasised visually; screen readers read it between the weekday and the month. */}
        <b className="num" aria-hidden="true">
          {dayNumbers}
        </b>
        <span aria-hidden="true">{`${dayNames} ${dayMonth}`}</span>
        <span className="visually-hidden">{`${dayNames} ${dayNumbers} ${dayMonth}`}</span>
      </div>
      <div className="or-facts">
        <Heading level={level} className="h3">
          {name}
        </Heading>
        <p>{eventTitle}</p>
        <FactList facts={facts} />
        {note === null ? null : (
          <p className="or-note">
            <Icon name="warning" />
            <span>{note}</span>
          </p>
        )}
        {ticket.replacedNote === null ? <p className="or-count num">{messages.number(index + 1, count)}</p> : null}
      </div>
      <div className="or-code" id={ticketAnchor(index)}>
        {isCancelled ? <strong>{messages.void}</strong> : null}
        {qr === null ? null : <Code qr={qr} label={messages.qr(code)} />}
        <code translate="no">{code}</code>
        {isAlone || isCancelled || change === "cancelled" ? null : (
          <AppLink to={path} className="or-noprint" aria-label={`${messages.open}: ${code}`}>
            {messages.open}
          </AppLink>
        )}
      </div>
    </article>
  );
}

/** Draws a QR code, black on white in every colour mode, as scanners need it. */
function Code({ qr: { size, path }, label }: { qr: QrCode; label: string }) {
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
