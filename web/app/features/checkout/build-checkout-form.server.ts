import type { Form } from "@circuit/contract/forms/form";
import type { Locale } from "@circuit/contract/locales";
import { checkoutForm } from "@circuit/contract/shop/checkout-form";
import { countryCodes } from "@circuit/contract/shop/country-codes";
import { invoiceDueAt } from "@circuit/contract/shop/invoice-due";
import type { Order } from "@circuit/contract/shop/order";
import { countryChoices } from "#app/i18n/country-choices.ts";
import { formatDay } from "#app/i18n/format.ts";
import { checkoutMessages } from "#app/i18n/messages/checkout.ts";

/** Country that an empty form has selected. */
export const defaultCountry = "NL";

/** Builds the checkout form of an order. @param termsPath - `null` when the site has no page with terms. */
export function buildCheckoutForm(
  order: Pick<Order, "methods" | "totals" | "lines">,
  locale: Locale,
  termsPath: string | null,
): Form {
  const { form } = checkoutMessages[locale];
  const { invoice } = form.methods;
  const dueDay = formatDay(new Date(invoiceDueAt(Date.now(), order.lines)).toISOString(), locale);
  const texts = { ...form, methods: { ...form.methods, invoice: { ...invoice, note: invoice.note(dueDay) } } };
  return checkoutForm({
    texts,
    termsPath,
    countries: countryChoices(countryCodes, locale),
    methods: order.methods,
    totals: order.totals,
  });
}
