import { isVatRoundedPerLine, type OrderTotals } from "@circuit/contract/shop/vat";
import { formatPercentage, formatPrice } from "#app/i18n/format.ts";
import { totalsMessages } from "#app/i18n/messages/totals.ts";
import type { SumLine } from "./sum-list.tsx";

interface TotalLine extends SumLine {
  name: string;
}

/** Returns the totals of an order, a cart or a choice as lines of a sum: without VAT, VAT by rate, and with VAT. */
export function totalLines(
  { netCents, vat, grossCents }: OrderTotals,
  locale: keyof typeof totalsMessages,
): TotalLine[] {
  const words = totalsMessages[locale];
  const price = (cents: number) => formatPrice(cents, locale);
  return [
    { name: words.net, amount: price(netCents) },
    ...vat.map((ofRate) => ({
      name: words.vat(
        formatPercentage(ofRate.ratePercent, locale),
        price(ofRate.netCents),
        isVatRoundedPerLine(ofRate),
      ),
      amount: price(ofRate.vatCents),
      look: "muted" as const,
    })),
    { name: words.gross, amount: price(grossCents), look: "total" },
  ];
}
