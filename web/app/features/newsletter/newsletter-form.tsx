import { useId } from "react";
import { useMessages } from "#app/i18n/messages-context.tsx";
import { buttonClass } from "#app/ui/button-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./newsletter.module.css";

/**
 * Signs up for the newsletter: a plain form that posts to the mailing-list
 * provider in the same tab. The provider's answer areas are there, hidden until
 * the provider shows them; `boot/plain-forms.ts` uses the one for errors for an
 * address that isn't one, and while there is no connection.
 *
 * @param action - The provider's address, from the settings.
 */
export function NewsletterForm({ action }: { action: string }) {
  const { newsletter } = useMessages().layout;
  const id = useId();

  return (
    // The circuit's own list answers with our own words what is wrong; with scripts `boot/plain-forms.ts` says so at once.
    <form className={styles.form} action={action} method="post" noValidate={action.startsWith("/")}>
      <div className={styles.field}>
        <label htmlFor={id}>{newsletter.email}</label>
        <input id={id} name="EMAIL" type="email" required autoComplete="email" placeholder={newsletter.example} />
      </div>
      {/* For robots only: out of sight, and out of reach of keyboard and screen reader. */}
      <div className="visually-hidden" aria-hidden="true">
        <input name="b_field" type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
      </div>
      <button type="submit" className={buttonClass({ fill: "dark" })}>
        {newsletter.submit}
        <Icon name="arrow" />
      </button>
      <p className={styles.answer} role="alert" data-answer="error" hidden>
        {newsletter.error}
      </p>
      <output className={styles.answer} data-answer="success" hidden>
        {newsletter.success}
      </output>
    </form>
  );
}
