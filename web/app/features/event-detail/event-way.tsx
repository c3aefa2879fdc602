import { useLocale } from "#app/i18n/messages-context.tsx";
import { eventPageMessages } from "#app/i18n/messages/event-page.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import card from "#app/ui/card.module.css";
import { Icon } from "#app/ui/icon.tsx";
import { TitledSection } from "#app/ui/titled-section.tsx";
import { eventAnchors } from "./event-details.ts";
import type { EventInfoPages } from "./event-part.ts";
import styles from "./event-way.module.css";

/** Links to the pages about travel and accessibility. */
export function EventInfoLinks({ travelPage, accessibilityPage }: EventInfoPages) {
  const { way } = eventPageMessages[useLocale()];
  const ways = [
    { key: "travel", colour: "turqoise", to: travelPage, ...way.travel },
    { key: "access", colour: "primary", to: accessibilityPage, ...way.access },
  ].flatMap(({ to, ...rest }) => (to === null ? [] : [{ ...rest, to }]));
  if (ways.length === 0) return null;

  return (
    <TitledSection title={way.title} look="visually-hidden" id={eventAnchors.way}>
      <ul className={styles.ways}>
        {ways.map(({ key, colour, to, title, text }) => (
          <li key={key} className={`field ${card.card} ${styles.way}`} data-colour={colour}>
            <h3 className="d3">
              <AppLink to={to} className={card.link}>
                {title}
              </AppLink>
            </h3>
            <p>
              {text} <Icon name="arrow" />
            </p>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
