import { ticketLabel } from "@circuit/contract/shop/catalogue";
import { localizeOrder, type Order, type OrderLine } from "@circuit/contract/shop/order";
import type { Locale } from "@circuit/contract/locales";
import { formatAdmission } from "#app/i18n/admission-days.ts";
import { formatPrice } from "#app/i18n/format.ts";
import { checkoutMessages } from "#app/i18n/messages/checkout.ts";
import { totalLines } from "#app/ui/total-lines.ts";
import { priceBasisOf, displayCents } from "@circuit/contract/shop/vat";

/**
 * Formats an order's lines and totals. A price includes VAT or not as on the page where the ticket was chosen; when an
 * order has both kinds, prices without VAT also say the amount with VAT, so that the lines add up.
 */
export function orderSummary(order: Pick<Order, "locale" | "lines" | "totals">, locale: Locale) {
  const { lines, totals } = localizeOrder(order, locale);
  const { inclVat, exclVat, free } = checkoutMessages[locale].summary;
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
    totals: totalLines(totals, locale),
  };
}
