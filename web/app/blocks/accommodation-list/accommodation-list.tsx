import { useRef } from "react";
import type { BlockProps } from "#app/blocks/view-block.ts";
import { pageSearch } from "#app/domain/page-search.ts";
import { stayListMessages } from "#app/i18n/messages/stay-list.ts";
import { useLocale, useMessages } from "#app/i18n/messages-context.tsx";
import { ChipLinks } from "#app/ui/chip-links.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FilterBar } from "#app/ui/filter-bar.tsx";
import { ResultBar } from "#app/ui/result-bar.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { StayGrid } from "#app/ui/stay-grid.tsx";
import { useFocusAfter } from "#app/ui/use-focus-after.ts";
import type { AccommodationListData } from "./accommodation-list-data.ts";
import styles from "./accommodation-list.module.css";

/** Places to stay: with a choice of types, or a few with the way to all of them. */
export function AccommodationList({ block, isFirst }: BlockProps<"blocks.accommodation-list">) {
  const words = stayListMessages[useLocale()];
  const { title, question, link, data } = block;
  const { stays, filtering } = data;
  const headingLevel = title ? 3 : 2;
  const count = useRef<HTMLElement>(null);
  const focusCount = useFocusAfter(count, filtering?.type ?? "");

  if (filtering === null) {
    return (
      <section className="section wrap">
        <SectionHead title={title} link={link} />
        {stays.length === 0 ? <EmptyState title={words.empty} text={null} links={[]} /> : null}
        <StayGrid stays={stays} headingLevel={headingLevel} isFirst={isFirst} />
      </section>
    );
  }
  return (
    <>
      {title ? (
        <div className="wrap">
          <SectionHead title={title} link={link} />
        </div>
      ) : null}
      <FilterBar label={words.filters} question={question ?? words.question}>
        <TypeChips filtering={filtering} />
      </FilterBar>
      <section className={`wrap ${styles.results}`}>
        <ResultBar ref={count} headingLevel={headingLevel} count={words.count(stays.length)} />
        {stays.length === 0 ? (
          <EmptyState
            title={words.empty}
            text={null}
            links={[{ label: words.showAll, to: "?" }]}
            onLeave={focusCount}
          />
        ) : null}
        <StayGrid stays={stays} headingLevel={headingLevel + 1} isFirst={isFirst} />
      </section>
    </>
  );
}

function TypeChips({ filtering }: { filtering: NonNullable<AccommodationListData["filtering"]> }) {
  const { lists } = useMessages();
  const words = stayListMessages[useLocale()];
  const choices = [{ name: lists.all, slug: null, count: filtering.anyTypeCount }, ...filtering.types];
  const chips = choices.map(({ name, slug, count }) => ({
    label: name,
    to: pageSearch({ stay: slug }),
    isCurrent: filtering.type === slug,
    count,
  }));
  return <ChipLinks label={words.types} chips={chips} />;
}
