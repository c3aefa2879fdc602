import { formatDay } from "#app/i18n/format.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { AppLink } from "./app-link.tsx";
import card from "./card.module.css";
import { Heading } from "./heading.tsx";
import styles from "./news-item.module.css";
import { Picture, type PictureSource } from "./picture.tsx";

/** View data of a news article in a list; `publishedOn` is ISO 8601. */
export interface NewsSummary {
  title: string;
  path: string;
  summary: string | null;
  publishedOn: string;
  cover: PictureSource | null;
}

interface NewsItemProps {
  article: NewsSummary;
  headingLevel: number;
  /** `tall` has the picture on top, `row` beside the text, `first` is the large item of a list. */
  shape: "tall" | "row" | "first";
  /** History state that tells the article page how many steps back its list is. */
  state?: unknown;
}

const sizes = {
  tall: "(min-width: 64rem) 31vw, (min-width: 48rem) 46vw, 100vw",
  row: "(min-width: 64rem) 11rem, 7.5rem",
  first: "(min-width: 64rem) 55vw, 100vw",
};

/** News article in a list: picture, date, title and, except in a `row`, its summary. */
export function NewsItem({ article, headingLevel, shape, state }: NewsItemProps) {
  const { title, path, summary, publishedOn, cover } = article;
  const locale = useLocale();

  return (
    <div className={`${card.card} ${styles.item} ${styles[shape]}`}>
      {cover ? <Picture image={cover} sizes={sizes[shape]} className={styles.picture} /> : null}
      <div className={styles.words}>
        <time dateTime={publishedOn}>{formatDay(publishedOn, locale)}</time>
        <Heading level={headingLevel} className={shape === "first" ? "d2" : "h3"}>
          <AppLink to={path} className={card.link} state={state}>
            {title}
          </AppLink>
        </Heading>
        {summary && shape !== "row" ? <p>{summary}</p> : null}
      </div>
    </div>
  );
}
