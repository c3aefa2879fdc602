import type { ReactNode } from "react";
import { formatDayRange } from "#app/i18n/format.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import card from "#app/ui/card.module.css";
import { EventPrice, type EventSummary } from "#app/ui/event-card.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { SaleMark } from "#app/ui/sale-mark.tsx";
import styles from "./season-grid.module.css";
import href from "../style-sheet.css?url";

interface SeasonGridProps {
  events: readonly EventSummary[];
  /** Path of the event to highlight most; `null` for none. */
  headlinePath: string | null;
  headingLevel: number;
  /** Links below the grid, such as the calendar file. */
  actions: ReactNode;
}

/** Fewest and most events for staggered rows, as on a starting grid; more rows would run off the screen. */
const startGrid = { least: 5, most: 16 };

/** Longest title, in characters, that fits a slot at full size. */
const maxLetters = 50;

/** Shows events as slots of a starting grid, in the given order; featured events are larger and have a picture. */
export function SeasonGrid({ events, headlinePath, headingLevel, actions }: SeasonGridProps) {
  const firstLarge = events.find(({ isFeatured }) => isFeatured);
  const shifts = events.length >= startGrid.least && events.length <= startGrid.most;
  return (
    <div className={`field ${styles.band}`} data-colour="asphalt">
      {/* In development the URL is empty, as Vite injects the styles. */}
      {href === "" ? null : <link rel="stylesheet" href={href} precedence="own" />}
      <div className="wrap">
        {events.length === 0 ? null : (
          <ul className={shifts ? `${styles.grid} ${styles.shifting}` : styles.grid}>
            {events.map((event) => (
              <li
                key={event.path}
                className={event.isFeatured ? `${styles.slot} ${styles.large}` : styles.slot}
                data-headline={event.isFeatured && event.path === headlinePath ? "" : undefined}
              >
                <Slot event={event} headingLevel={headingLevel} isEarly={event === firstLarge} />
              </li>
            ))}
          </ul>
        )}
        <div className={styles.actions}>{actions}</div>
      </div>
    </div>
  );
}

interface SlotProps {
  event: EventSummary;
  headingLevel: number;
  /** Whether its picture loads eagerly. */
  isEarly: boolean;
}

function Slot({ event, headingLevel, isEarly }: SlotProps) {
  const locale = useLocale();
  const { title, path, startsAt, endsAt, colour, cover, isFeatured, phase } = event;
  const { days, month } = formatDayRange(startsAt, endsAt, locale, event.otherYear);
  return (
    <div
      className={`field ${card.card} ${styles.box}`}
      data-colour={colour}
      data-full={phase === "closed" ? "" : undefined}
    >
      {isFeatured && cover ? (
        <div className={styles.picture}>
          <Picture
            image={cover}
            sizes="(min-width: 64rem) 30vw, (min-width: 48rem) 50vw, 70vw"
            isDecorative
            isEarly={isEarly}
          />
        </div>
      ) : null}
      <div className={styles.words}>
        <time className={`num ${styles.days}`} dateTime={startsAt}>
          <b>{days}</b> <small>{month}</small>
        </time>
        <Heading
          level={headingLevel}
          className={title.length > maxLetters ? `${styles.title} ${styles.wordy}` : styles.title}
        >
          <AppLink to={path} className={card.link}>
            {title}
          </AppLink>
        </Heading>
        <EventPrice event={event} />
        <SaleMark status={event} />
      </div>
    </div>
  );
}
