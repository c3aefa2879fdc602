import type { Locale } from "@circuit/contract/locales";
import { lineTotal, displayCents, type PriceBasis, type TaxedAmount } from "@circuit/contract/shop/vat";
import { formatDay, formatPrice, formatTime } from "#app/i18n/format.ts";
import { cartMessages } from "#app/i18n/messages/cart.ts";
import type { CartLineView, LineIssue } from "./cart-data.ts";

/** Returns a title and a text that say why a line can't be ordered, with prices on the cart's basis. */
export function issueWords(
  issue: LineIssue,
  { ticket }: Pick<CartLineView, "ticket">,
  { locale, basis }: { locale: Locale; basis: PriceBasis },
): { title: string; text: string } {
  const words = cartMessages[locale];
  switch (issue.reason) {
    case "few-left":
      return { title: words.fewLeft(issue.left), text: words.fewLeftText };
    case "over-limit":
      return {
        title: words.overLimit(issue.most),
        text: issue.elsewhere === 0 ? words.overLimitText : words.overLimitTogether(issue.most, issue.elsewhere),
      };
    case "over-amount":
      return { title: words.overAmount(issue.most), text: words.overAmountText };
    case "companions":
      return { title: words.companions(issue.most), text: words.companionsText };
    case "small-group": {
      const isPossible = ticket !== null && issue.least <= ticket.most;
      return {
        title: words.smallGroup(issue.least),
        text: isPossible ? words.smallGroupText : words.smallGroupGone,
      };
    }
    case "price-changed": {
      if (ticket === null) return words.issues.withdrawn;
      const price = (amount: TaxedAmount) => formatPrice(displayCents(amount, basis), locale);
      const was = lineTotal({ ...ticket, priceCents: issue.wasPriceCents }, 1);
      const text = words.priceChangedText(price(was), price(ticket.unit), words.tax[basis]);
      return { title: words.priceChanged, text };
    }
    case "not-yet": {
      const opensAt = ticket?.opensAt ?? null;
      const own = words.issues["not-yet"];
      if (opensAt === null) return own;
      return { title: own.title, text: words.opens(formatDay(opensAt, locale), formatTime(opensAt, locale)) };
    }
    default:
      return words.issues[issue.reason];
  }
}
