import type { ReactNode } from "react";
import styles from "./error-screen.module.css";

interface ErrorScreenProps {
  /** HTTP status to show large; `null` when there was no response. */
  code: number | null;
  title: string;
  /** Title of the document when it differs from the heading. */
  pageTitle?: string;
  text: string;
  detail?: string | undefined;
  action: ReactNode;
  picture?: ReactNode;
}

/** Body of every error screen: a large status code, what happened, and a way to continue. */
export function ErrorScreen({
  code,
  title,
  pageTitle = title,
  text,
  detail,
  action,
  picture = null,
}: ErrorScreenProps) {
  return (
    <section className={styles.screen} data-with-picture={picture === null ? undefined : ""}>
      <title>{pageTitle}</title>
      <div className={styles.text}>
        {code === null ? null : <p className={`d5 num ${styles.code}`}>{code}</p>}
        <h1 className="d2">{title}</h1>
        <p className={`lead ${styles.lead}`}>{text}</p>
        <div className="actions">{action}</div>
        {detail === undefined ? null : <p className={styles.detail}>{detail}</p>}
      </div>
      {picture}
    </section>
  );
}
