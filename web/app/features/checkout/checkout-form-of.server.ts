import type { Form } from "@circuit/contract/forms/form";
import type { Locale } from "@circuit/contract/locales";
import { checkoutForm } from "@circuit/contract/shop/checkout-form";
import { countryCodes } from "@circuit/contract/shop/country-codes";
import type { Order } from "@circuit/contract/shop/order";
import { countryChoices } from "#app/i18n/country-choices.ts";
import { checkoutMessages } from "#app/i18n/messages/checkout.ts";

/** Country of an empty form. */
export const usualCountry = "NL";

/** The checkout of an order as a form, in a language. @param termsPath - `null` when the site has no such page. */
export function checkoutFormOf(
  order: Pick<Order, "methods" | "totals">,
  locale: Locale,
  termsPath: string | null,
): Form {
  const { form: texts } = checkoutMessages[locale];
  return checkoutForm({
    texts,
    termsPath,
    countries: countryChoices(countryCodes, locale),
    methods: order.methods,
    totals: order.totals,
  });
}
