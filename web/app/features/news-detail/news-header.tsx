import { formatDay } from "#app/i18n/format.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { newsPageMessages } from "#app/i18n/messages/news-page.ts";
import { Picture, type PictureSource } from "#app/ui/picture.tsx";
import { BackToNews } from "./back-to-news.tsx";
import styles from "./news-header.module.css";

interface NewsHeaderProps {
  /** The title with soft hyphens in long words. */
  heading: string;
  /** ISO 8601. */
  publishedOn: string;
  /** Reading time in whole minutes. */
  minutes: number;
  author: string | null;
  cover: PictureSource | null;
  coverCaption: string | null;
  /** Path of the news list; `null` when there is no such page. */
  listPath: string | null;
}

/** Opening of an article: link to the list, title, date, author and a full-width cover. */
export function NewsHeader({ heading, publishedOn, minutes, author, cover, coverCaption, listPath }: NewsHeaderProps) {
  const locale = useLocale();
  const news = newsPageMessages[locale];

  return (
    <>
      <header className={`wrap ${styles.header}`}>
        <div className={styles.back}>
          <BackToNews listPath={listPath} />
        </div>
        <h1 className={`d4 ${styles.title}`}>{heading}</h1>
        <p className={`num ${styles.meta}`}>
          <time dateTime={publishedOn}>{formatDay(publishedOn, locale)}</time> <span>{news.minutes(minutes)}</span>{" "}
          {author === null ? null : <span>{news.author(author)}</span>}
        </p>
      </header>
      {cover ? (
        <figure className={styles.cover}>
          <Picture image={cover} sizes="100vw" isPriority />
          {coverCaption ? <figcaption className="wrap caption">{coverCaption}</figcaption> : null}
        </figure>
      ) : null}
    </>
  );
}
