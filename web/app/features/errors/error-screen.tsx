import type { ReactNode } from "react";
import { useRouteLoaderData } from "react-router";
import styles from "./error-screen.module.css";

interface ErrorScreenProps {
  /** HTTP status to show large; `null` when there was no response. */
  code: number | null;
  title: string;
  text: string;
  detail?: string | undefined;
  action: ReactNode;
  picture?: ReactNode;
}

/** Body of every error screen: a large status code, what happened, and a way to continue. */
export function ErrorScreen({ code, title, text, detail, action, picture = null }: ErrorScreenProps) {
  // The root's data may be what failed.
  const root = useRouteLoaderData<{ settings: { brandName: string | null } }>("root");
  const brand = root?.settings.brandName ?? null;

  return (
    <section className={styles.screen} data-with-picture={picture === null ? undefined : ""}>
      <title>{brand === null ? title : `${title} | ${brand}`}</title>
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
