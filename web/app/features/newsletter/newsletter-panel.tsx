import { useId } from "react";
import { NewsletterForm } from "./newsletter-form.tsx";
import styles from "./newsletter.module.css";

interface NewsletterPanelProps {
  title: string;
  text?: string | null;
  /** URL to post the sign-up form to, from the site settings. */
  action: string;
}

/** Green panel with the newsletter's sign-up form: above the footer, and as a block. */
export function NewsletterPanel({ title, text = null, action }: NewsletterPanelProps) {
  const titleId = useId();

  return (
    <section className={`section ${styles.panel}`} aria-labelledby={titleId}>
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h2 className="d3" id={titleId}>
            {title}
          </h2>
          {text === null ? null : <p className={styles.text}>{text}</p>}
        </div>
        <NewsletterForm action={action} />
      </div>
    </section>
  );
}
