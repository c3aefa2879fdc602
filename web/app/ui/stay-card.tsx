import { formatDistance, formatRoundPrice } from "#app/i18n/format.ts";
import { stayListMessages } from "#app/i18n/messages/stay-list.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { AppLink } from "./app-link.tsx";
import { Icon } from "./icon.tsx";
import { IndexedItems } from "./in-order.tsx";
import { NumeralCard } from "./numeral-card.tsx";
import type { PictureSource } from "./picture.tsx";
import styles from "./stay-card.module.css";

/**
 * View data of an accommodation's card. The distance is in metres to the nearest entrance, the price in euro cents
 * including VAT.
 */
export interface StaySummary {
  id: string;
  title: string;
  summary: string | null;
  image: PictureSource | null;
  colour: string;
  distanceMetres: number | null;
  priceFromCents: number | null;
  priceUnit: string | null;
  bookingUrl: string | null;
  waitingListUrl: string | null;
  typeSlug: string | null;
  /** Free places at the chosen event; `null` when unknown. */
  placesLeft: number | null;
  isFull: boolean;
  facts: { label: string; value: string }[];
  facilities: string[];
}

interface StayCardProps {
  stay: StaySummary;
  headingLevel: number;
  isLarge?: boolean | undefined;
  /** Whether it is the first card on the page: its picture then loads with high priority. */
  isFirst?: boolean | undefined;
}

/** Card of an accommodation: price in large digits, facts in rows, and a booking link. */
export function StayCard({ stay, headingLevel, isLarge, isFirst }: StayCardProps) {
  const locale = useLocale();
  const { toGate, withVat } = stayListMessages[locale];
  const { title, summary, image, colour, distanceMetres, priceFromCents, priceUnit } = stay;
  const way = distanceMetres === null ? [] : [{ label: toGate, value: formatDistance(distanceMetres, locale) }];

  return (
    <NumeralCard
      title={title}
      path={null}
      headingLevel={headingLevel}
      picture={image}
      colour={colour}
      isPrice
      isLarge={isLarge}
      isFirst={isFirst}
      numeral={
        priceFromCents === null ? null : (
          <>
            <b>{formatRoundPrice(priceFromCents, locale)}</b>{" "}
            <small>{priceUnit ? `${priceUnit}, ${withVat}` : withVat}</small>
          </>
        )
      }
      footer={<StayDetails stay={stay} facts={[...way, ...stay.facts]} />}
    >
      {summary ? <p>{summary}</p> : null}
    </NumeralCard>
  );
}

function StayDetails({
  stay: { title, bookingUrl, facilities },
  facts,
}: {
  stay: StaySummary;
  facts: StaySummary["facts"];
}) {
  const words = stayListMessages[useLocale()];

  return (
    <>
      <dl className={styles.facts}>
        <IndexedItems items={facts}>
          {({ label, value }) => (
            <div>
              <dt>{label}</dt>
              <dd className="num">{value}</dd>
            </div>
          )}
        </IndexedItems>
        {facilities.length > 0 ? (
          <div className={styles.facilities}>
            <dt>{words.facilities}</dt>
            <dd>{facilities.join(" · ")}</dd>
          </div>
        ) : null}
      </dl>
      {bookingUrl ? (
        <AppLink to={bookingUrl} className={`text-link ${styles.book}`}>
          {words.book}
          <span className="visually-hidden"> {words.bookAt(title)}</span>
          <Icon name="external" />
        </AppLink>
      ) : null}
    </>
  );
}
