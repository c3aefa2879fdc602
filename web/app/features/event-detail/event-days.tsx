import { formatPrice } from "#app/i18n/format.ts";
import { useLocale, useMessages } from "#app/i18n/messages-context.tsx";
import { eventPageMessages } from "#app/i18n/messages/event-page.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { TitledSection } from "#app/ui/titled-section.tsx";
import styles from "./event-days.module.css";
import { ticketsAnchor, type DayPrice } from "./event-details.ts";

/** Lists the lowest price and availability of each day, with a link to the tickets. */
export function EventDays({ days }: { days: readonly DayPrice[] }) {
  const locale = useLocale();
  const words = eventPageMessages[locale];
  const { free } = useMessages().lists;
  const isOpen = days.some(({ priceCents }) => priceCents !== null);
  return (
    <TitledSection title={words.daysAndPrices} look="d2" className={`field ${styles.panel}`} colour="asphalt">
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
    </TitledSection>
  );
}
