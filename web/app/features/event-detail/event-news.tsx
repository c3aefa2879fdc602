import { useLocale } from "#app/i18n/messages-context.tsx";
import { eventPageMessages } from "#app/i18n/messages/event-page.ts";
import { CardGrid } from "#app/ui/card-grid.tsx";
import { NewsItem, type NewsSummary } from "#app/ui/news-item.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import styles from "./event-news.module.css";

/** Renders the news about an event. */
export function EventNews({ articles }: { articles: readonly NewsSummary[] }) {
  const event = eventPageMessages[useLocale()];
  if (articles.length === 0) return null;

  return (
    <section className={`section wrap ${styles.news}`}>
      <SectionHead title={event.news} />
      <CardGrid items={articles} keyOf={({ path }) => path}>
        {(article) => <NewsItem article={article} headingLevel={3} shape="tall" />}
      </CardGrid>
    </section>
  );
}
