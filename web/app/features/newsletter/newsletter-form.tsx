import { useId } from "react";
import { useMessages } from "#app/i18n/messages-context.tsx";
import { buttonClass } from "#app/ui/button-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./newsletter.module.css";

/**
 * Sign-up form for the newsletter: a plain form that posts to the mailing-list provider, or to this site. Its hidden
 * messages follow the markup of the provider; `boot/plain-forms.ts` uses the error message for invalid e-mail addresses
 * and without a connection.
 *
 * @param action - URL to post to, from the site settings.
 */
export function NewsletterForm({ action }: { action: string }) {
  const { newsletter } = useMessages().layout;
  const id = useId();

  return (
    // This site's own sign-up validates with its own messages; with scripts `boot/plain-forms.ts` shows them at once.
    <form className={styles.form} action={action} method="post" noValidate={action.startsWith("/")}>
      <div className={styles.field}>
        <label htmlFor={id}>{newsletter.email}</label>
        <input id={id} name="EMAIL" type="email" required autoComplete="email" placeholder={newsletter.example} />
      </div>
      {/* Honeypot for bots, hidden from visitors, keyboard and screen readers. */}
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
