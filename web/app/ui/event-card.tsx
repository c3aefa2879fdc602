import { formatDayRange } from "#app/i18n/format.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { NumeralCard } from "./numeral-card.tsx";
import type { PictureSource } from "./picture.tsx";
import { PriceFrom } from "./price-from.tsx";
import { SaleMark, type SaleStatus } from "./sale-mark.tsx";

/** View data of an event's card. Times are ISO 8601. */
export interface EventSummary extends SaleStatus {
  title: string;
  path: string;
  summary: string | null;
  startsAt: string;
  endsAt: string;
  isFeatured: boolean;
  colour: string;
  cover: PictureSource | null;
  /**
   * Lowest price in euro cents including VAT; `null` without a price, and once the sale is closed or the event over.
   */
  priceFromCents: number | null;
  /** Last two digits of the event's year, if most events around it are in another year. */
  otherYear?: string | null;
}

interface EventCardProps {
  event: EventSummary;
  headingLevel: number;
  isLarge?: boolean | undefined;
}

/** Card of an event: dates in large digits, title, price and sale status. */
export function EventCard({ event, headingLevel, isLarge }: EventCardProps) {
  const locale = useLocale();
  const { title, path, summary, startsAt, endsAt, colour, cover } = event;
  const { days, month } = formatDayRange(startsAt, endsAt, locale, event.otherYear);

  return (
    <NumeralCard
      title={title}
      path={path}
      headingLevel={headingLevel}
      picture={cover}
      colour={colour}
      isLarge={isLarge}
      numeral={
        <time dateTime={startsAt}>
          <b>{days}</b> <small>{month}</small>
        </time>
      }
    >
      {summary ? <p>{summary}</p> : null}
      <EventPrice event={event} />
      <SaleMark status={event} />
    </NumeralCard>
  );
}

/** Lowest price of an event; nothing without one. */
export function EventPrice({ event: { priceFromCents } }: { event: EventSummary }) {
  if (priceFromCents === null) return null;

  return (
    <p className="num">
      <b>
        <PriceFrom cents={priceFromCents} />
      </b>
    </p>
  );
}
