import { ticketLabel } from "@circuit/contract/shop/catalogue";
import { localizeOrder, type Order, type OrderLine } from "@circuit/contract/shop/order";
import type { Locale } from "@circuit/contract/locales";
import { formatAdmission } from "#app/i18n/admission-days.ts";
import { formatPercentage, formatPrice } from "#app/i18n/format.ts";
import { checkoutMessages } from "#app/i18n/messages/checkout.ts";
import { priceBasisOf, isVatRoundedPerLine, displayCents } from "@circuit/contract/shop/vat";

/** Formatted lines and totals of an order. */
export type OrderSummaryData = ReturnType<typeof orderSummary>;

/**
 * Formats an order's lines and totals. A price includes VAT or not as on the page where the ticket was chosen; when an
 * order has both kinds, prices without VAT also say the amount with VAT, so that the lines add up.
 */
export function orderSummary(order: Pick<Order, "locale" | "lines" | "totals">, locale: Locale) {
  const { lines, totals } = localizeOrder(order, locale);
  const { vat, inclVat, exclVat, free } = checkoutMessages[locale].summary;
  const basis = priceBasisOf(lines);
  const taxNote = (line: OrderLine) => {
    if (line.priceCents === 0) return free;
    if (line.leadsWith === "gross") return inclVat;
    return basis === "net" ? exclVat : `${exclVat} (${formatPrice(displayCents(line, basis), locale)} ${inclVat})`;
  };
  return {
    lines: lines.map((line) => ({
      title: `${line.quantity} × ${ticketLabel(line)}`,
      detail: `${line.eventTitle}, ${formatAdmission(line.admission, locale)}, ${taxNote(line)}`,
      price: formatPrice(displayCents(line, line.leadsWith), locale),
    })),
    subtotal: formatPrice(totals.netCents, locale),
    vat: totals.vat.map((ofRate) => ({
      label: vat(
        formatPercentage(ofRate.ratePercent, locale),
        formatPrice(ofRate.netCents, locale),
        isVatRoundedPerLine(ofRate),
      ),
      amount: formatPrice(ofRate.vatCents, locale),
    })),
    total: formatPrice(totals.grossCents, locale),
  };
}
