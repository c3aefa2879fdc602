import type { ReactNode } from "react";
import styles from "./error-screen.module.css";

interface ErrorScreenProps {
  /** The number that is the picture: the status of the answer; `null` when there was none. */
  code: number | null;
  title: string;
  /** Title of the document, when it differs from the heading. */
  pageTitle?: string;
  text: string;
  /** Details of the error, in small print. */
  detail?: string | undefined;
  /** The way on. */
  action: ReactNode;
  /** A picture beside the text. */
  picture?: ReactNode;
}

/** Body of every error screen: a yellow field, a huge number, what happened, and a way on. */
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
