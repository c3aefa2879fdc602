import { useEffect, useRef } from "react";
import { AppLink } from "#app/ui/app-link.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./view-header.module.css";

interface Step {
  to: string;
  label: string;
}

interface ViewHeaderProps {
  title: string;
  /** The title with soft hyphens in its long words. */
  heading: string;
  crumbs: readonly { title: string; path: string }[];
  /** Line below the title, such as the event and its day; `null` for none. */
  note: string | null;
  previous: Step | null;
  next: Step | null;
  /** Link back to the map. */
  close: (Step & { text: string }) | null;
}

/** The bar over a view: its title, links to the previous and next view, and the link back to the map. */
export function ViewHeader({ title, heading, crumbs, note, previous, next, close }: ViewHeaderProps) {
  return (
    <header className={`dark ${styles.header}`}>
      <div className="wrap">
        <Breadcrumbs parents={crumbs} current={title} />
        <div className={styles.bar}>
          <div>
            <h1 className={styles.title}>{heading}</h1>
            {note === null ? null : <p className={styles.note}>{note}</p>}
          </div>
          <ul className={styles.steps}>
            {previous === null ? null : <StepLink icon="left" isInPage {...previous} />}
            {next === null ? null : <StepLink icon="right" isInPage {...next} />}
            {close === null ? null : <StepLink icon="close" {...close} />}
          </ul>
        </div>
      </div>
    </header>
  );
}

/**
 * Links to another view. Unlike after other page links the focus returns to the link, so that keyboard users can step
 * on from grandstand to grandstand.
 */
function StepLink({
  icon,
  to,
  label,
  text,
  isInPage = false,
}: Step & { icon: "left" | "right" | "close"; text?: string; isInPage?: boolean }) {
  const link = useRef<HTMLAnchorElement>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    if (!isPressed.current) return;
    isPressed.current = false;
    // After the new page has moved the focus itself.
    queueMicrotask(() => link.current?.focus({ preventScroll: true }));
  }, [to]);

  return (
    <li>
      <AppLink
        ref={link}
        onClick={() => {
          isPressed.current = isInPage;
        }}
        to={to}
        className={styles.step}
        aria-label={label}
        isInPage={isInPage}
      >
        <Icon name={icon} />
        {text === undefined ? null : <span className={styles.text}>{text}</span>}
      </AppLink>
    </li>
  );
}
