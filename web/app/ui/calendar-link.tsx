import { buttonClass } from "./button-link.tsx";
import styles from "./calendar-link.module.css";
import { Icon } from "./icon.tsx";

/**
 * Link to a calendar file. Its target makes the browser open the file, which phones show in their calendar app and
 * desktops save.
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
