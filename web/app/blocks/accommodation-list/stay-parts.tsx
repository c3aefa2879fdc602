import { formatDistance, formatRoundPrice } from "#app/i18n/format.ts";
import { stayListMessages } from "#app/i18n/messages/stay-list.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { buttonClass, type ButtonFill } from "#app/ui/button-link.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { FactList } from "#app/ui/fact-list.tsx";
import type { StaySummary } from "#app/ui/stay-card.tsx";
import styles from "./stay-parts.module.css";

/** Price in large digits with its unit, struck out when the accommodation is full. */
export function StayPrice({ stay, isLarge = false }: { stay: StaySummary; isLarge?: boolean }) {
  const locale = useLocale();
  const { priceFromCents, priceUnit, isFull } = stay;
  if (priceFromCents === null) return <div />;
  const price = formatRoundPrice(priceFromCents, locale);

  return (
    <p className={`num ${styles.price} ${isLarge ? styles.large : ""}`}>
      {isFull ? (
        <s>
          <span className="visually-hidden">{stayListMessages[locale].priceWas} </span>
          {price}
        </s>
      ) : (
        <b>{price}</b>
      )}{" "}
      {priceUnit ? <small>{priceUnit}</small> : null}
    </p>
  );
}

interface StayWordsProps {
  stay: StaySummary;
  headingLevel: number;
  /** CSS classes of the wrapper, the name and the list of facilities. */
  looks: { words: string | undefined; name: string; facilities: string | undefined };
}

/** Renders the name, summary and facilities of an accommodation. */
export function StayWords({ stay: { title, summary, facilities }, headingLevel, looks }: StayWordsProps) {
  const words = stayListMessages[useLocale()];
  return (
    <div className={looks.words}>
      <Heading level={headingLevel} className={looks.name}>
        {title}
      </Heading>
      {summary ? <p>{summary}</p> : null}
      {facilities.length > 0 ? (
        <p className={looks.facilities}>
          <b>{words.facilities}:</b> {facilities.join(" · ")}
        </p>
      ) : null}
    </div>
  );
}

/** Facts to compare accommodations by: distance to the entrance, their own facts, and how many places are free. */
export function StayFacts({ stay }: { stay: StaySummary }) {
  const locale = useLocale();
  const words = stayListMessages[locale];
  const { distanceMetres, facts, placesLeft, isFull } = stay;
  const way = distanceMetres === null ? [] : [{ label: words.toGate, value: formatDistance(distanceMetres, locale) }];
  const left = isFull
    ? [{ label: words.now, value: words.none }]
    : placesLeft === null
      ? []
      : [{ label: words.free, value: words.places(placesLeft) }];

  return <FactList facts={[...way, ...facts, ...left]} className={styles.facts} />;
}

/**
 * Button to book an accommodation, or to join the waiting list of a full one. Without a URL it's an empty grid cell.
 */
export function StayAction({ stay, fill }: { stay: StaySummary; fill: ButtonFill }) {
  const words = stayListMessages[useLocale()];
  const { title, isFull, bookingUrl, waitingListUrl } = stay;
  const to = isFull ? waitingListUrl : bookingUrl;
  if (to === null) return <div />;

  return (
    <div>
      <AppLink to={to} className={buttonClass({ fill: isFull ? "line" : fill, isSmall: true })}>
        <span>
          {isFull ? words.waitingList : words.book}
          <span className="visually-hidden"> {isFull ? words.waitingListOf(title) : words.bookAt(title)}</span>
        </span>
      </AppLink>
    </div>
  );
}
