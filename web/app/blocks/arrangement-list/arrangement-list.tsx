import type { BlockProps } from "#app/blocks/view-block.ts";
import { largeCards } from "#app/domain/card-rows.ts";
import { arrangementListMessages } from "#app/i18n/messages/arrangement-list.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ResultBar } from "#app/ui/result-bar.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { ArrangementCard } from "./arrangement-card.tsx";
import styles from "./arrangement-list.module.css";

/** Business arrangements as cards; every price excludes VAT, and the list says so. */
export function ArrangementList({ block, isFirst }: BlockProps<"blocks.arrangement-list">) {
  const { title, link, data } = block;
  const words = arrangementListMessages[useLocale()];

  return (
    <section className={`wrap ${title ? "section" : styles.afterHeader}`}>
      <SectionHead title={title} link={link} />
      {data.length === 0 ? (
        <EmptyState title={words.empty} text={null} links={[]} />
      ) : (
        <>
          {title ? (
            <p className={`muted ${styles.note}`}>{words.excludingVat}</p>
          ) : (
            <ResultBar headingLevel={2} count={words.count(data.length)} note={words.excludingVat} />
          )}
          <ul className={styles.cards}>
            {data.map((arrangement, index) => (
              <li key={arrangement.path} className={spans[spanOf(index, data.length)]}>
                <ArrangementCard
                  arrangement={arrangement}
                  headingLevel={3}
                  isWide={index === 0}
                  isFirst={isFirst && index === 0}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

const spans = { row: styles.row, half: styles.half, third: styles.third };

/** The first one takes a row; the rest fill rows of three, after rows of two where that is needed. */
function spanOf(index: number, count: number): keyof typeof spans {
  if (index === 0) return "row";
  return index <= largeCards(count - 1) ? "half" : "third";
}
