import { formatPrice } from "#app/i18n/format.ts";
import { useLocale, useMessages } from "#app/i18n/messages-context.tsx";

/** Says the lowest price including VAT, or that it is free. @param cents - Whole euro cents. */
export function PriceFrom({ cents }: { cents: number }) {
  const { lists } = useMessages();
  const price = formatPrice(cents, useLocale());
  return cents === 0 ? lists.free : lists.priceFrom(price);
}
