import type { ReactNode } from "react";
import styles from "./event-page.module.css";

interface EventPageProps {
  hero: ReactNode;
  bar: ReactNode;
  children: ReactNode;
}

/** The frame of an event's page: its bar stays in reach for as long as any part of the page is in sight. */
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
  /** Timetable and facts. */
  children: ReactNode;
  /** Seats and prices; `null` when nothing is sold. */
  aside: ReactNode;
}

/** The opening of an event's page: two columns up to the screen's edge on wide screens. */
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
