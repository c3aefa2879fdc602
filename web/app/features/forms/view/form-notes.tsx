import { formStartPath } from "@circuit/contract/urls/own-paths";
import { formMessages } from "#app/i18n/messages/forms.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { FormViewData } from "../form-view-data.ts";
import styles from "../fields/form.module.css";

/** Notes below a form: what happens to the data, and which bot protection is used. */
export function FormNotes({ data: { form, humanCheck, outcome } }: { data: FormViewData }) {
  const { human, recaptcha } = formMessages[useLocale()];

  return (
    <div className={styles.note}>
      <Icon name="lock" />
      <div>
        {form.privacyNote === null ? null : <p>{form.privacyNote}</p>}
        <p>
          {humanCheck.kind === "proof-of-work" ? (
            human
          ) : (
            <>
              {recaptcha.text} <AppLink to="https://policies.google.com/privacy">{recaptcha.privacy}</AppLink>{" "}
              {recaptcha.and} <AppLink to="https://policies.google.com/terms">{recaptcha.terms}</AppLink>.
            </>
          )}
        </p>
        {/* Tells the server when a visitor without scripts got the form: the page itself may be hours old. */}
        {outcome === null ? (
          <noscript>
            <img src={formStartPath} alt="" hidden />
          </noscript>
        ) : null}
      </div>
    </div>
  );
}
