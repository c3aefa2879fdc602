import type { ReactNode } from "react";
import styles from "./event-page.module.css";

interface EventPageProps {
  hero: ReactNode;
  bar: ReactNode;
  children: ReactNode;
}

/** Layout of an event's page; its bar is sticky as long as a section of the page is in view. */
export function EventPage({ hero, bar, children }: EventPageProps) {
  return (
    <div className={styles.page}>
      <div>{hero}</div>
      {bar}
      <div className={styles.parts}>{children}</div>
    </div>
  );
}

interface EventColumnsProps {
  id: string;
  children: ReactNode;
  /** Seat plan and prices; `null` when the event has no tickets. */
  aside: ReactNode;
}

/** Two columns of an event's page, up to the edges of a wide screen. */
export function EventColumns({ id, children, aside }: EventColumnsProps) {
  if (aside === null)
    return (
      <div className={`section wrap ${styles.single}`} id={id}>
        {children}
      </div>
    );
  return (
    <div className={styles.columns} id={id}>
      <div className={styles.main}>{children}</div>
      <div className={styles.aside}>{aside}</div>
    </div>
  );
}
