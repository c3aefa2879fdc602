import { useId } from "react";
import { formatPrice } from "#app/i18n/format.ts";
import { useLocale, useMessages } from "#app/i18n/messages-context.tsx";
import { eventPageMessages } from "#app/i18n/messages/event-page.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import styles from "./event-days.module.css";
import { ticketsAnchor, type DayPrice } from "./event-details.ts";

/** Lists the lowest price and availability of each day, with a link to the tickets. */
export function EventDays({ days }: { days: readonly DayPrice[] }) {
  const locale = useLocale();
  const words = eventPageMessages[locale];
  const { free } = useMessages().lists;
  const titleId = useId();
  const isOpen = days.some(({ priceCents }) => priceCents !== null);
  return (
    <section className={`field ${styles.panel}`} data-colour="asphalt" aria-labelledby={titleId}>
      <h2 className="d2" id={titleId}>
        {words.daysAndPrices}
      </h2>
      <ul>
        {days.map(({ key, number, name, priceCents, state }) => (
          <li key={key} className={priceCents === null ? styles.closed : undefined}>
            <b className={`num ${styles.number}`}>{number}</b>
            <span>
              <span className={styles.name}>{name}</span>
              {state === null ? null : <small>{state}</small>}
            </span>
            {priceCents === null ? null : (
              <span className={`num ${styles.price}`}>
                {priceCents === 0 ? free : <small>{words.from}</small>}{" "}
                {priceCents === 0 ? null : formatPrice(priceCents, locale)}
              </span>
            )}
          </li>
        ))}
      </ul>
      <ButtonLink to={`#${ticketsAnchor}`} icon="arrow">
        {isOpen ? words.chooseTickets : words.seeTickets}
      </ButtonLink>
    </section>
  );
}
