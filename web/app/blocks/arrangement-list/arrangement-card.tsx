import type { ArrangementSummary } from "#app/features/summaries/arrangement-summary.ts";
import { formatPrice, formatRoundPrice } from "#app/i18n/format.ts";
import { arrangementListMessages } from "#app/i18n/messages/arrangement-list.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import card from "#app/ui/card.module.css";
import { Heading } from "#app/ui/heading.tsx";
import { IndexedItems } from "#app/ui/in-order.tsx";
import { Picture } from "#app/ui/picture.tsx";
import styles from "./arrangement-card.module.css";

interface ArrangementCardProps {
  arrangement: ArrangementSummary;
  /** Whether the card takes a whole row, with its picture beside the text. */
  isWide: boolean;
  /** Whether the card is the first on the page: its picture then loads with high priority. */
  isFirst: boolean;
}

/** Card of a business arrangement: what it includes, and its price excluding VAT. */
export function ArrangementCard({ arrangement, isWide, isFirst }: ArrangementCardProps) {
  const { title, path, summary, image, colour, priceCents, priceUnit, inclusions } = arrangement;
  const { groupSizeMin, groupSizeMax } = arrangement;
  const locale = useLocale();
  const words = arrangementListMessages[locale];
  const guests = words.guests(groupSizeMin, groupSizeMax);
  const fewest = groupSizeMin ?? 1;
  const sizes = `(min-width: 64rem) ${isWide ? 55 : 33}vw, (min-width: 48rem) 50vw, 100vw`;

  return (
    <div className={`field ${card.card} ${styles.card} ${isWide ? styles.wide : ""}`} data-colour={colour}>
      <div className={`${card.picture} ${styles.picture}`}>
        {image ? <Picture image={image} sizes={sizes} isPriority={isFirst} /> : null}
      </div>
      <div className={styles.text}>
        <Heading level={3} className={isWide ? "d3" : "d2"}>
          <AppLink to={path} className={card.link}>
            {title}
          </AppLink>
        </Heading>
        {summary ? <p>{summary}</p> : null}
        <ul>
          <IndexedItems items={inclusions}>{(text) => <li>{text}</li>}</IndexedItems>
        </ul>
        <p className={`num ${styles.price}`}>
          {formatPrice(priceCents, locale)} {priceUnit ? <small>{priceUnit}</small> : null}
        </p>
        {guests === null ? null : (
          <p className={`num ${styles.guests}`}>
            {guests}
            {fewest > 1 ? <span>{words.together(fewest, formatRoundPrice(priceCents * fewest, locale))}</span> : null}
          </p>
        )}
      </div>
    </div>
  );
}
