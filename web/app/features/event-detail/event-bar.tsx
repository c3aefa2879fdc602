import { formatPrice } from "#app/i18n/format.ts";
import { useLocale, useMessages } from "#app/i18n/messages-context.tsx";
import { eventPageMessages } from "#app/i18n/messages/event-page.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icon-names.ts";
import styles from "./event-bar.module.css";
import { eventAnchors, ticketsAnchor, type EventDetails } from "./event-details.ts";

interface EventBarProps {
  event: EventDetails;
  has: Record<"seats" | "tickets" | "way" | "stays", boolean>;
}

/**
 * Sticky bar of links to the sections of an event's page, with the lowest ticket price. Nothing once the event is over.
 */
export function EventBar({ event, has }: EventBarProps) {
  const locale = useLocale();
  const { lists } = useMessages();
  const { bar } = eventPageMessages[locale];
  if (event.isPast) return null;

  const { priceFromCents: price } = event;
  const parts: { name: string; icon: IconName; anchor: string; isHere: boolean }[] = [
    { name: bar.programme, icon: "calendar", anchor: eventAnchors.programme, isHere: event.timetable.length > 0 },
    { name: bar.seats, icon: "eye", anchor: eventAnchors.seats, isHere: has.seats },
    { name: bar.way, icon: "pin", anchor: eventAnchors.way, isHere: has.way },
    { name: bar.stays, icon: "bed", anchor: eventAnchors.stays, isHere: has.stays },
  ];
  return (
    <nav className={styles.bar} aria-label={bar.label}>
      <ul>
        {parts
          .filter(({ isHere }) => isHere)
          .map(({ name, icon, anchor }) => (
            <li key={anchor}>
              <AppLink to={`#${anchor}`}>
                <Icon name={icon} />
                {name}
              </AppLink>
            </li>
          ))}
        {has.tickets ? (
          <li className={styles.tickets}>
            <AppLink to={`#${ticketsAnchor}`}>
              {price === null ? (
                bar.tickets
              ) : (
                <>
                  {price === 0 ? bar.tickets : bar.ticketsFrom}{" "}
                  <b className="num">{price === 0 ? lists.free : formatPrice(price, locale)}</b>{" "}
                  {price === 0 ? null : <small>{bar.withVat}</small>}
                </>
              )}
            </AppLink>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}
