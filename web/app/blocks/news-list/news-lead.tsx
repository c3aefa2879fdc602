import { formatDay } from "#app/i18n/format.ts";
import { staticBlockMessages } from "#app/i18n/messages/static-blocks.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import card from "#app/ui/card.module.css";
import { Heading } from "#app/ui/heading.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { NewsSummary } from "#app/ui/news-item.tsx";
import { Picture } from "#app/ui/picture.tsx";
import styles from "./news-lead.module.css";

interface NewsLeadProps {
  article: NewsSummary;
  headingLevel: number;
  /** History state that tells the article page how many steps back its list is. */
  state: unknown;
}

/** Newest article of a page of news, large on a coloured panel. */
export function NewsLead({ article, headingLevel, state }: NewsLeadProps) {
  const { title, path, summary, publishedOn, cover } = article;
  const locale = useLocale();
  const { news } = staticBlockMessages[locale];

  return (
    <div className={`field ${card.card} ${styles.lead}`} data-colour="turqoise">
      {cover ? (
        <Picture image={cover} sizes="(min-width: 64rem) 55vw, 100vw" className={styles.picture} isPriority />
      ) : null}
      <div className={styles.text}>
        <time dateTime={publishedOn}>{formatDay(publishedOn, locale)}</time>
        <Heading level={headingLevel} className="d3">
          <AppLink to={path} className={card.link} state={state}>
            {title}
          </AppLink>
        </Heading>
        {summary ? <p className="lead">{summary}</p> : null}
        <span className="text-link" aria-hidden="true">
          {news.readOn}
          <Icon name="arrow" />
        </span>
      </div>
    </div>
  );
}
