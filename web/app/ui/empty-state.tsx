import { AppLink } from "./app-link.tsx";
import { buttonClass } from "./button-link.tsx";
import styles from "./empty-state.module.css";

interface EmptyStateProps {
  /** Sentence that says what is missing. */
  title: string;
  text: string | null;
  /** Links that change this page, such as clearing filters; the first one stands out. */
  links: readonly { label: string; to: string }[];
  /** Called when the visitor follows one of the links, which then disappears. */
  onLeave?: (() => void) | undefined;
}

/** Renders the text and links of a list without results. */
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
