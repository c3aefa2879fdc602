import type { BlockProps } from "#app/blocks/view-block.ts";
import { queryString } from "#app/domain/query-string.ts";
import { fromList } from "#app/features/news-detail/list-steps.ts";
import { staticBlockMessages } from "#app/i18n/messages/static-blocks.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { NewsItem } from "#app/ui/news-item.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { NewsLead } from "./news-lead.tsx";
import styles from "./news-list.module.css";

/** News: the newest article large with later ones beside it, or a paginated list of all. */
export function NewsList({ block }: BlockProps<"blocks.news-list">) {
  const { news } = staticBlockMessages[useLocale()];
  const { title, paginated, link, data } = block;
  const [first, ...others] = data.articles;
  const headingLevel = title ? 3 : 2;

  return (
    <section className={`wrap ${paginated && !title ? styles.afterHeader : "section"}`}>
      <SectionHead title={title} size="d4" link={link} />
      {first === undefined ? <p className="lead">{news.empty}</p> : null}
      {first === undefined || paginated ? null : (
        <ul className={styles.newest}>
          <li>
            <NewsItem article={first} headingLevel={headingLevel} shape="first" />
          </li>
          {others.map((article) => (
            <li key={article.path}>
              <NewsItem article={article} headingLevel={headingLevel} shape="row" />
            </li>
          ))}
        </ul>
      )}
      {first !== undefined && paginated ? (
        <>
          <NewsLead article={first} headingLevel={headingLevel} state={fromList} />
          <h2 className="visually-hidden">{news.earlier}</h2>
          <ul className={styles.page}>
            {others.map((article) => (
              <li key={article.path}>
                <NewsItem article={article} headingLevel={3} shape="tall" state={fromList} />
              </li>
            ))}
          </ul>
          <Pagination
            page={data.page}
            pageCount={data.pageCount}
            pathOf={(page) => queryString({ page: page === 1 ? null : String(page) })}
          />
        </>
      ) : null}
    </section>
  );
}
