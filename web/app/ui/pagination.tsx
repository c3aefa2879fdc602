import { pageNumbers } from "#app/domain/pagination.ts";
import { useMessages } from "#app/i18n/messages-context.tsx";
import { AppLink } from "./app-link.tsx";
import { Icon } from "./icon.tsx";
import { IndexedItems } from "./in-order.tsx";
import styles from "./pagination.module.css";

interface PaginationProps {
  /** Number of the current page, from 1. */
  page: number;
  pageCount: number;
  pathOf: (page: number) => string;
}

/** Links to the pages of a list; nothing for a single page. */
export function Pagination({ page, pageCount, pathOf }: PaginationProps) {
  const { lists } = useMessages();
  if (pageCount < 2) return null;

  return (
    <nav className={styles.pages} aria-label={lists.pages}>
      {page > 1 ? (
        <AppLink to={pathOf(page - 1)} className={styles.step} rel="prev">
          <Icon name="back" />
          {lists.previous}
        </AppLink>
      ) : (
        <span className={styles.end}>
          <Icon name="back" />
          {lists.previous}
        </span>
      )}
      <ol className={styles.numbers}>
        <IndexedItems items={pageNumbers(page, pageCount)}>
          {(number) => (
            <li>
              {number === null ? (
                <span className={styles.gap}>…</span>
              ) : (
                <AppLink
                  to={pathOf(number)}
                  className={`num ${styles.number}`}
                  aria-label={lists.page(number)}
                  aria-current={number === page ? "page" : undefined}
                >
                  {number}
                </AppLink>
              )}
            </li>
          )}
        </IndexedItems>
      </ol>
      {page < pageCount ? (
        <AppLink to={pathOf(page + 1)} className={styles.step} rel="next">
          {lists.next}
          <Icon name="arrow" />
        </AppLink>
      ) : (
        <span className={styles.end}>
          {lists.next}
          <Icon name="arrow" />
        </span>
      )}
    </nav>
  );
}
