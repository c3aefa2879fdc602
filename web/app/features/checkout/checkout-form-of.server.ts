import type { Form } from "@circuit/contract/forms/form";
import type { Locale } from "@circuit/contract/locales";
import { checkoutForm } from "@circuit/contract/shop/checkout-form";
import { countryCodes } from "@circuit/contract/shop/country-codes";
import type { Order } from "@circuit/contract/shop/order";
import { checkoutMessages } from "#app/i18n/messages/checkout.ts";

/** Where most visitors live: these stand first. */
const nearby = ["NL", "BE", "DE"];

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
    countries: countriesIn(locale),
    methods: order.methods,
    totals: order.totals,
  });
}

const made = new Map<Locale, readonly { value: string; label: string }[]>();

/** All countries by their name in a language: neighbours first, the others by the alphabet. */
function countriesIn(locale: Locale): readonly { value: string; label: string }[] {
  const known = made.get(locale);
  if (known !== undefined) return known;

  const names = new Intl.DisplayNames(locale, { type: "region" });
  const { compare } = new Intl.Collator(locale);
  const others = countryCodes.filter((code) => !nearby.includes(code)).map(optionOf);
  const countries = [...nearby.map(optionOf), ...others.toSorted((a, b) => compare(a.label, b.label))];
  made.set(locale, countries);
  return countries;

  function optionOf(value: string) {
    return { value, label: names.of(value) ?? value };
  }
}
