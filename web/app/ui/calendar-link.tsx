import { buttonClass } from "./button-link.tsx";
import styles from "./calendar-link.module.css";
import { Icon } from "./icon.tsx";

/**
 * Brings events into the visitor's own calendar. The target leaves the file to the
 * browser: phones show it in their calendar, desktops save it.
 */
export function CalendarLink({ to, children }: { to: string; children: string }) {
  return (
    <p className={styles.calendar}>
      <a href={to} target="_self" type="text/calendar" className={buttonClass({ fill: "line", isSmall: true })}>
        {children}
        <Icon name="calendar" />
      </a>
    </p>
  );
}
