import { orderNextStepsMessages } from "#app/i18n/messages/order-next-steps.ts";
import { orderMessages } from "#app/i18n/messages/order.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { buttonClass } from "#app/ui/button-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IndexedItems } from "#app/ui/in-order.tsx";
import type { OrderNextSteps, OrderVisit, OrderSuggestion } from "./order-next-steps-data.ts";
import { OrderTicket } from "./order-ticket.tsx";
import type { OrderViewData } from "./order-view.server.ts";

/** Lists the visits of an order, each with its facts and tickets. */
export function OrderDays({ visits, order }: { visits: readonly OrderVisit[]; order: OrderViewData }) {
  const { ticketsTitle } = orderMessages[useLocale()];
  return (
    <section aria-labelledby="or-tickets">
      <h2 className="visually-hidden" id="or-tickets">
        {ticketsTitle}
      </h2>
      {visits.map((visit) => (
        <OrderDay key={visit.key} visit={visit} tickets={order.tickets} />
      ))}
    </section>
  );
}

interface OrderDayProps {
  visit: OrderVisit;
  tickets: OrderViewData["tickets"];
}

function OrderDay({ visit, tickets }: OrderDayProps) {
  const { programme, view } = orderNextStepsMessages[useLocale()];
  const { title, colour, dayNumbers, day, facts, programmePath, viewPath, tickets: own } = visit;
  return (
    <div className="or-day">
      <div className="field or-when" data-colour={colour}>
        <p className="or-date">
          <b className="num">{dayNumbers}</b> {day}
        </p>
        <h3 className="d2">{title}</h3>
        <dl className="num">
          <IndexedItems items={facts}>
            {({ term, value }) => (
              <div>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            )}
          </IndexedItems>
        </dl>
        {programmePath === null ? null : (
          <a href={programmePath} className="text-link or-noprint">
            {programme} <Icon name="calendar" />
          </a>
        )}
      </div>
      <div className="or-own">
        <ol className="or-tickets">
          {own.map((index) => {
            const ticket = tickets[index];
            return ticket === undefined ? null : (
              <li key={ticket.code}>
                <OrderTicket ticket={ticket} index={index} count={tickets.length} level={4} />
              </li>
            );
          })}
        </ol>
        {viewPath === null ? null : (
          <div className="actions or-noprint">
            <a href={viewPath} className={buttonClass({ fill: "line", isSmall: true })}>
              {view} <Icon name="eye" />
            </a>
          </div>
        )}
      </div>
    </div>
  );
}

/** Suggests where to stay and how to travel. */
export function OrderSuggestions({ ways }: { ways: readonly OrderSuggestion[] }) {
  const { ways: label } = orderNextStepsMessages[useLocale()];
  if (ways.length === 0) return null;
  return (
    <section className="or-ways or-noprint" aria-label={label}>
      {ways.map(({ colour, title, word, text, link, to }) => (
        <div key={title} className="field" data-colour={colour}>
          <h2 className="h3">{title}</h2>
          <b className="num">{word}</b>
          <p>{text}</p>
          <a href={to} className="text-link">
            {link} <Icon name="arrow" />
          </a>
        </div>
      ))}
    </section>
  );
}

/** Lists the next steps, and says what to do when the visitor can't come. */
export function OrderSteps({ steps }: Pick<OrderNextSteps, "steps">) {
  const locale = useLocale();
  const { next, unavailable } = orderNextStepsMessages[locale];
  return (
    <section className="or-next or-noprint" aria-labelledby="or-next">
      <h2 className="d3" id="or-next">
        {next}
      </h2>
      <ol>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <h2 className="d2">{unavailable.title}</h2>
      <p>{unavailable.text}</p>
    </section>
  );
}
