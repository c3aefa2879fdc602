import { orderNextStepsMessages } from "#app/i18n/messages/order-next-steps.ts";
import { orderMessages } from "#app/i18n/messages/order.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { FactList } from "#app/ui/fact-list.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { TitledSection } from "#app/ui/titled-section.tsx";
import type { OrderNextSteps } from "./order-next-steps.server.ts";
import { OrderTicket } from "./order-ticket.tsx";
import type { OrderViewData } from "./order-view.server.ts";

/** Lists the visits of an order, each with its facts and tickets. */
export function OrderDays({ visits, order }: Pick<OrderNextSteps, "visits"> & { order: OrderViewData }) {
  const { ticketsTitle } = orderMessages[useLocale()];
  return (
    <TitledSection title={ticketsTitle} look="visually-hidden">
      {visits.map((visit) => (
        <OrderDay key={visit.key} visit={visit} tickets={order.tickets} />
      ))}
    </TitledSection>
  );
}

interface OrderDayProps {
  visit: OrderNextSteps["visits"][number];
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
        <FactList facts={facts} />
        {programmePath === null ? null : (
          <AppLink to={programmePath} className="text-link or-noprint">
            {programme} <Icon name="calendar" />
          </AppLink>
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
            <ButtonLink to={viewPath} fill="line" icon="eye" isSmall>
              {view}
            </ButtonLink>
          </div>
        )}
      </div>
    </div>
  );
}

/** Suggests where to stay and how to travel. */
export function OrderSuggestions({ ways }: Pick<OrderNextSteps, "ways">) {
  const { ways: label } = orderNextStepsMessages[useLocale()];
  if (ways.length === 0) return null;
  return (
    <section className="or-ways or-noprint" aria-label={label}>
      {ways.map(({ colour, title, word, text, link, to }) => (
        <div key={title} className="field" data-colour={colour}>
          <h2 className="h3">{title}</h2>
          <b className="num">{word}</b>
          <p>{text}</p>
          <AppLink to={to} className="text-link">
            {link} <Icon name="arrow" />
          </AppLink>
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
    <TitledSection title={next} className="or-next or-noprint">
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
    </TitledSection>
  );
}
