import { accountForm, type AccountFormName, detailsForm } from "@circuit/contract/accounts/account-forms";
import type { Form } from "@circuit/contract/forms/form";
import type { Locale } from "@circuit/contract/locales";
import { countryCodes } from "@circuit/contract/shop/country-codes";
import { countryChoices } from "#app/i18n/country-choices.ts";
import { authMessages } from "#app/i18n/messages/auth-pages.ts";
import { checkoutMessages } from "#app/i18n/messages/checkout.ts";

/** Builds a form of the account pages, in a language. */
export function accountFormOf(name: AccountFormName, locale: Locale): Form {
  return accountForm(name, authMessages[locale].form);
}

/** Builds the form for an account's details, in a language. */
export function detailsFormOf(locale: Locale): Form {
  const { labels, help } = checkoutMessages[locale].form;
  return detailsForm({
    texts: authMessages[locale].form,
    labels,
    help,
    countries: countryChoices(countryCodes, locale),
  });
}
