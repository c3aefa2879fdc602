import { useLocale } from "#app/i18n/messages-context.tsx";
import { eventPageMessages } from "#app/i18n/messages/event-page.ts";
import { NewsItem, type NewsSummary } from "#app/ui/news-item.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import styles from "./event-news.module.css";

/** News about an event; nothing when there is none. */
export function EventNews({ articles }: { articles: readonly NewsSummary[] }) {
  const event = eventPageMessages[useLocale()];
  if (articles.length === 0) return null;

  return (
    <section className="section wrap">
      <SectionHead title={event.news} />
      <ul className={styles.articles}>
        {articles.map((article) => (
          <li key={article.path}>
            <NewsItem article={article} headingLevel={3} shape="tall" />
          </li>
        ))}
      </ul>
    </section>
  );
}
