import { useLocation } from "react-router";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { newsPageMessages } from "#app/i18n/messages/news-page.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { oneStepFurther } from "./list-steps.ts";
import styles from "./news-neighbours.module.css";

interface Neighbour {
  title: string;
  path: string;
}

interface NewsNeighboursProps {
  older: Neighbour | null;
  newer: Neighbour | null;
  /** Path of the news list; `null` when there is no such page. */
  listPath: string | null;
}

/** Renders links to the older and the newer article. */
export function NewsNeighbours({ older, newer, listPath }: NewsNeighboursProps) {
  const news = newsPageMessages[useLocale()];
  const state = oneStepFurther(useLocation().state, listPath);
  if (older === null && newer === null) return null;

  return (
    <nav className={`wrap ${styles.section}`} aria-label={news.more}>
      <div className={styles.halves}>
        {older === null ? null : (
          <AppLink to={older.path} rel="prev" state={state}>
            <span className={styles.direction}>
              <Icon name="back" />
              {news.older}
            </span>
            <b className="h3">{older.title}</b>
          </AppLink>
        )}
        {newer === null ? null : (
          <AppLink to={newer.path} rel="next" state={state} className={styles.newer}>
            <span className={styles.direction}>
              {news.newer}
              <Icon name="arrow" />
            </span>
            <b className="h3">{newer.title}</b>
          </AppLink>
        )}
      </div>
    </nav>
  );
}
