import { formatDayRange } from "#app/i18n/format.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { NumeralCard } from "./numeral-card.tsx";
import type { PictureSource } from "./picture.tsx";
import { PriceFrom } from "./price-from.tsx";
import { SaleMark, type SaleStatus } from "./sale-mark.tsx";

/** Summary of an event for lists. Times are ISO 8601; the price is whole euro cents including VAT. */
export interface EventSummary extends SaleStatus {
  title: string;
  path: string;
  summary: string | null;
  startsAt: string;
  endsAt: string;
  /** Whether editors want it to stand out among the others. */
  isFeatured: boolean;
  colour: string;
  cover: PictureSource | null;
  /** `null` for none, and once its sale is closed or the event is over. */
  priceFromCents: number | null;
  /** Last two digits of its year, where most events around it are in another. */
  otherYear?: string | null;
}

interface EventCardProps {
  event: EventSummary;
  headingLevel: number;
  isLarge?: boolean | undefined;
}

/** An event: its days as the numeral, its price, and how the sale goes. */
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

/** The price from, while there is something to buy. */
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
