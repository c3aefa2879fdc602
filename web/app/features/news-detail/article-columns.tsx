import type { ReactNode } from "react";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { newsPageMessages } from "#app/i18n/messages/news-page.ts";
import { EventCard, type EventSummary } from "#app/ui/event-card.tsx";
import styles from "./article-columns.module.css";

interface ArticleColumnsProps {
  events: readonly EventSummary[];
  children: ReactNode;
}

/** Text of an article in one column of 62 characters, with cards of related events beside it. */
export function ArticleColumns({ events, children }: ArticleColumnsProps) {
  const news = newsPageMessages[useLocale()];

  return (
    <div className={`section wrap ${styles.columns}`}>
      <article className={styles.text}>{children}</article>
      {events.length > 0 ? (
        <aside className={styles.aside}>
          <h2 className="h3">{news.events}</h2>
          {events.map((event) => (
            <EventCard key={event.path} event={event} headingLevel={3} />
          ))}
        </aside>
      ) : null}
    </div>
  );
}
