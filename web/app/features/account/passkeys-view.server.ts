import type { AccountPasskeys } from "@circuit/contract/accounts/passkeys";
import type { Locale } from "@circuit/contract/locales";
import { accountPaths } from "@circuit/contract/urls/own-paths";
import type { AccountResult } from "#app/cms/account.server.ts";
import { formData } from "./account-form-data.server.ts";
import { accountFormOf } from "./account-forms.server.ts";
import type { PasskeysViewData } from "./passkeys-view-data.ts";
import type { ReceivedAccount } from "./account-answer.server.ts";

interface Options {
  locale: Locale;
  received: Extract<ReceivedAccount, { state: "rerender" }> | null;
}

/** Builds the passkeys section with its form; `null` when the content system has no passkeys or is unavailable. */
export function passkeysView(answer: AccountResult<AccountPasskeys>, { locale, received }: Options) {
  if (answer.state !== "done") return null;
  const { passkeys, canAdd, asksPassword } = answer.value;
  const view: PasskeysViewData = {
    action: accountPaths.account[locale],
    rows: passkeys,
    canAdd,
    step: received?.step ?? null,
  };
  const form = accountFormOf("add-passkey", locale);
  const fields = form.fields.filter(({ __component }) => asksPassword || __component !== "fields.password");
  return {
    view,
    form: formData({ ...form, fields }, received?.part === "passkey" ? received.rerender : null),
  };
}
