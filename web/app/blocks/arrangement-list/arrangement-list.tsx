import type { BlockProps } from "#app/blocks/view-block.ts";
import { arrangementListMessages } from "#app/i18n/messages/arrangement-list.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { CardGrid } from "#app/ui/card-grid.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ResultBar } from "#app/ui/result-bar.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { ArrangementCard } from "./arrangement-card.tsx";
import styles from "./arrangement-list.module.css";

/** Business arrangements as cards, the first one as wide as the page, under a note that prices exclude VAT. */
export function ArrangementList({ block, isFirst }: BlockProps<"blocks.arrangement-list">) {
  const { title, link, data } = block;
  const words = arrangementListMessages[useLocale()];
  const [first, ...others] = data;

  return (
    <section className={`wrap ${title ? "section" : styles.afterHeader}`}>
      <SectionHead title={title} link={link} />
      {first === undefined ? (
        <EmptyState title={words.empty} text={null} links={[]} />
      ) : (
        <>
          {title ? (
            <p className={`muted ${styles.note}`}>{words.excludingVat}</p>
          ) : (
            <ResultBar headingLevel={2} count={words.count(data.length)} note={words.excludingVat} />
          )}
          <ul className={styles.first}>
            <li>
              <ArrangementCard arrangement={first} isWide isFirst={isFirst} />
            </li>
          </ul>
          <CardGrid items={others} keyOf={({ path }) => path}>
            {(arrangement) => <ArrangementCard arrangement={arrangement} isWide={false} isFirst={false} />}
          </CardGrid>
        </>
      )}
    </section>
  );
}
