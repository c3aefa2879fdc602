import type { BlockProps } from "#app/blocks/view-block.ts";
import { useMessages } from "#app/i18n/messages-context.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ResultBar } from "#app/ui/result-bar.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { ArrangementCard } from "./arrangement-card.tsx";
import styles from "./arrangement-list.module.css";

/** Business arrangements as cards; every price excludes VAT, and the list says so. */
export function ArrangementList({ block: { title, link, data } }: BlockProps<"blocks.arrangement-list">) {
  const { arrangements } = useMessages().lists;

  return (
    <section className={`wrap ${title ? "section" : styles.afterHeader}`}>
      <SectionHead title={title} link={link} />
      {data.length === 0 ? (
        <EmptyState title={arrangements.empty} text={null} links={[]} />
      ) : (
        <>
          {title ? (
            <p className={`muted ${styles.note}`}>{arrangements.excludingVat}</p>
          ) : (
            <ResultBar headingLevel={2} count={arrangements.count(data.length)} note={arrangements.excludingVat} />
          )}
          <ul className={styles.cards}>
            {data.map((arrangement, index) => (
              <li key={arrangement.path} className={isWide(index, data.length) ? styles.wide : undefined}>
                <ArrangementCard arrangement={arrangement} headingLevel={3} isWide={isWide(index, data.length)} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** The first one is wide where that leaves full rows of three, as does the last of two left over. */
function isWide(index: number, count: number): boolean {
  if (count % 3 === 0) return false;
  return index === 0 || (count % 3 === 2 && index === count - 1);
}
