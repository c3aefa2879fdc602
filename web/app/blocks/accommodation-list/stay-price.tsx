import { formatRoundPrice } from "#app/i18n/format.ts";
import { stayListMessages } from "#app/i18n/messages/stay-list.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import type { StaySummary } from "#app/ui/stay-card.tsx";
import styles from "./stay-price.module.css";

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
