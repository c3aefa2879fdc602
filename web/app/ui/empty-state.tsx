import { AppLink } from "./app-link.tsx";
import { buttonClass } from "./button-link.tsx";
import styles from "./empty-state.module.css";

interface EmptyStateProps {
  /** One sentence that says what isn't there. */
  title: string;
  text: string | null;
  /** Ways out within this page; the first one stands out. */
  links: readonly { label: string; to: string }[];
}

/** What a list shows when there is nothing to show. */
export function EmptyState({ title, text, links }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <p className={`d3 ${styles.title}`}>{title}</p>
      {text ? <p className={styles.text}>{text}</p> : null}
      {links.length > 0 ? (
        <div className={`actions ${styles.links}`}>
          {links.map(({ label, to }, index) => (
            <AppLink key={to} to={to} isInPage className={buttonClass({ fill: index === 0 ? "green" : "line" })}>
              {label}
            </AppLink>
          ))}
        </div>
      ) : null}
    </div>
  );
}
