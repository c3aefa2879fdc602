import { ticketLabel } from "@circuit/contract/shop/catalogue";
import { orderIn, type Order, type OrderLine } from "@circuit/contract/shop/order";
import type { Locale } from "@circuit/contract/locales";
import { formatAdmission } from "#app/i18n/admission-days.ts";
import { formatPercentage, formatPrice } from "#app/i18n/format.ts";
import { checkoutMessages } from "#app/i18n/messages/checkout.ts";
import { basisOf, isRounded, displayCents } from "@circuit/contract/shop/vat";
import type { OrderSummaryData } from "./order-summary-data.ts";

/** The first and the last day of an admission, as moments that fall on them at the circuit. */
export function momentsOf(admission: string): { first: string; last: string } {
  const [first = "", last = first] = admission.split("_");
  return { first: `${first}T12:00:00Z`, last: `${last}T12:00:00Z` };
}

/**
 * Formats an order's lines and totals. Each price is shown as on the page it comes from, with VAT or without; beside a
 * consumer's price a company's is shown with VAT too, so that they add up.
 */
export function orderSummary(order: Pick<Order, "locale" | "lines" | "totals">, locale: Locale): OrderSummaryData {
  const { lines, totals } = orderIn(order, locale);
  const { vat, inclVat, exclVat, free } = checkoutMessages[locale].summary;
  const basis = basisOf(lines);
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
      label: vat(formatPercentage(ofRate.ratePercent, locale), formatPrice(ofRate.netCents, locale), isRounded(ofRate)),
      amount: formatPrice(ofRate.vatCents, locale),
    })),
    total: formatPrice(totals.grossCents, locale),
  };
}
