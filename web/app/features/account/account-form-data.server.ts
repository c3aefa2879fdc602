import type { Account, AccountOverview } from "@circuit/contract/accounts/account";
import type { FormErrors } from "@circuit/contract/forms/form-errors";
import type { Form } from "@circuit/contract/forms/form";
import type { Locale } from "@circuit/contract/locales";
import type { AccountAnswer } from "#app/cms/account.server.ts";
import { accountFormOf, detailsFormOf } from "./account-forms.server.ts";
import { typedDetails } from "./account-view.server.ts";
import type { AccountPart, ReceivedAccount } from "./account-answer.server.ts";
import type { Again, Typed } from "./received-form.server.ts";

/** What a form of the account's page is drawn from. */
interface FormData {
  form: Form;
  values: Typed;
  errors: FormErrors;
  isAgain: boolean;
  keepsDraft: boolean;
  /** The day at the circuit, as `2027-06-24`. */
  today: string;
}

interface Options {
  locale: Locale;
  received: Extract<ReceivedAccount, { state: "again" }> | null;
  today: string;
  /** Country of an empty address. */
  country: string;
}

/** The forms of the account's page: passwords where there is one, and deleting once it was asked for. */
export function accountFormsOf(
  account: Account,
  overview: AccountAnswer<AccountOverview>,
  { locale, received, today, country }: Options,
): { details: FormData; password: FormData | null; deletion: FormData | null } {
  const againOf = (part: AccountPart) => (received?.part === part ? received.again : null);
  const hasPassword = overview.state !== "done" || overview.value.hasPassword;
  const known = typedDetails(account, overview, { locale, country });
  const deletion = accountFormOf("delete-account", locale);
  return {
    details: formData(detailsFormOf(locale), againOf("details"), { known, today }),
    password: hasPassword
      ? formData(accountFormOf("change-password", locale), againOf("password"), { known: {}, today })
      : null,
    deletion:
      againOf("delete") === null
        ? null
        : formData(hasPassword ? deletion : { ...deletion, fields: [] }, againOf("delete"), { known: {}, today }),
  };
}

/** The details as they were sent, while nobody can be asked. */
export function detailsAgain(again: Again, locale: Locale, today: string): FormData {
  return formData(detailsFormOf(locale), again, { known: {}, today });
}

function formData(form: Form, again: Again | null, { known, today }: { known: Typed; today: string }): FormData {
  return {
    form,
    values: again?.typed ?? known,
    errors: again?.errors ?? {},
    isAgain: again !== null,
    keepsDraft: false,
    today,
  };
}
