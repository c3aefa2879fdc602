import type { Account, AccountOverview } from "@circuit/contract/accounts/account";
import { dayAtCircuit } from "@circuit/contract/forms/date-bounds";
import type { FormErrors } from "@circuit/contract/forms/form-errors";
import type { Form } from "@circuit/contract/forms/form";
import type { Locale } from "@circuit/contract/locales";
import type { AccountResult } from "#app/cms/account.server.ts";
import { accountFormOf, detailsFormOf } from "./account-forms.server.ts";
import { typedDetails } from "./account-view.server.ts";
import type { AccountPart, ReceivedAccount } from "./account-answer.server.ts";
import type { FormRerender, Typed } from "./received-form.server.ts";

/** View data of a form of the account page. */
interface FormData {
  form: Form;
  values: Typed;
  errors: FormErrors;
  isRedisplayed: boolean;
  keepsDraft: false;
  /** Today at the circuit, as `2027-06-24`. */
  today: string;
}

/** Builds a form's data. @param rerender - Its last submission; `null` for none. @param details - Initial values. */
export function formData(form: Form, rerender: FormRerender | null, details: Typed = {}): FormData {
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
  received: Extract<ReceivedAccount, { state: "rerender" }> | null;
  /** Country that an empty form has selected. */
  country: string;
}

/** Builds the account page's forms: `password` only for an account with one, `deletion` only once requested. */
export function accountFormsOf(
  account: Account,
  overview: AccountResult<AccountOverview>,
  { locale, received, country }: Options,
): { details: FormData; password: FormData | null; deletion: FormData | null } {
  const rerenderOf = (part: AccountPart) => (received?.part === part ? received.rerender : null);
  const hasPassword = overview.state !== "done" || overview.value.hasPassword;
  const details = typedDetails(account, overview, { locale, country });
  const deletion = accountFormOf("delete-account", locale);
  return {
    details: formData(detailsFormOf(locale), rerenderOf("details"), details),
    password: hasPassword ? formData(accountFormOf("change-password", locale), rerenderOf("password")) : null,
    deletion:
      rerenderOf("delete") === null
        ? null
        : formData(hasPassword ? deletion : { ...deletion, fields: [] }, rerenderOf("delete")),
  };
}
