import type { Account, AccountOverview } from "@circuit/contract/accounts/account";
import { accountForm, type AccountFormName, detailsForm } from "@circuit/contract/accounts/account-forms";
import { dayAtCircuit } from "@circuit/contract/forms/date-bounds";
import type { Form } from "@circuit/contract/forms/form";
import type { Locale } from "@circuit/contract/locales";
import { countryCodes } from "@circuit/contract/shop/country-codes";
import type { AccountResult } from "#app/cms/account.server.ts";
import { countryChoices } from "#app/i18n/country-choices.ts";
import { authMessages } from "#app/i18n/messages/auth-pages.ts";
import { checkoutMessages } from "#app/i18n/messages/checkout.ts";
import type { AccountPart, RerenderedAccount } from "./account-answer.server.ts";
import { typedDetails } from "./account-view.server.ts";
import type { FormRerender, Typed } from "./received-form.server.ts";

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

/** Leaves the password out of a form, for an account that has none. */
export function withoutPassword(form: Form): Form {
  return { ...form, fields: form.fields.filter(({ __component }) => __component !== "fields.password") };
}

/** Builds a form's data. @param rerender - Its last submission; `null` for none. @param details - Initial values. */
export function formData(form: Form, rerender: FormRerender | null, details: Typed = {}) {
  return {
    form,
    values: rerender?.typed ?? details,
    errors: rerender?.errors ?? {},
    isRedisplayed: rerender !== null,
    keepsDraft: false,
    today: dayAtCircuit(new Date()),
  };
}

interface Options {
  locale: Locale;
  received: RerenderedAccount | null;
  /** Country that an empty form has selected. */
  country: string;
}

/** Builds the account page's forms: `password` only for an account with one, `deletion` only once requested. */
export function accountFormsOf(
  account: Account,
  overview: AccountResult<AccountOverview>,
  { locale, received, country }: Options,
) {
  const rerenderOf = (part: AccountPart) => (received?.part === part ? received.rerender : null);
  const hasPassword = overview.state !== "done" || overview.value.hasPassword;
  const asksPassword = overview.state !== "done" || overview.value.passkeys.asksPassword;
  const details = typedDetails(account, overview, { locale, country });
  const deletion = accountFormOf("delete-account", locale);
  const passkey = accountFormOf("add-passkey", locale);
  return {
    details: formData(detailsFormOf(locale), rerenderOf("details"), details),
    password: hasPassword ? formData(accountFormOf("change-password", locale), rerenderOf("password")) : null,
    deletion:
      rerenderOf("delete") === null
        ? null
        : formData(hasPassword ? deletion : withoutPassword(deletion), rerenderOf("delete")),
    passkey: formData(asksPassword ? passkey : withoutPassword(passkey), rerenderOf("passkey")),
  };
}
