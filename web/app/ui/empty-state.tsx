import { AppLink } from "./app-link.tsx";
import { buttonClass } from "./button-link.tsx";
import styles from "./empty-state.module.css";

interface EmptyStateProps {
  /** One sentence that says what isn't there. */
  title: string;
  text: string | null;
  /** Ways out within this page; the first one stands out. */
  links: readonly { label: string; to: string }[];
  /** A way out was taken; it will be gone with all of this. */
  onLeave?: (() => void) | undefined;
}

/** Placeholder of an empty list. */
export function EmptyState({ title, text, links, onLeave }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <p className={`d3 ${styles.title}`}>{title}</p>
      {text ? <p className={styles.text}>{text}</p> : null}
      {links.length > 0 ? (
        <div className={`actions ${styles.links}`}>
          {links.map(({ label, to }, index) => (
            <AppLink
              key={to}
              to={to}
              isInPage
              className={buttonClass({ fill: index === 0 ? "green" : "line" })}
              onClick={onLeave}
            >
              {label}
            </AppLink>
          ))}
        </div>
      ) : null}
    </div>
  );
}
