import { seasonPosterPaths } from "@circuit/contract/urls/own-paths";
import { useRef } from "react";
import { eventFilterSearch } from "#app/domain/event-filters.ts";
import { useLocale, useMessages } from "#app/i18n/messages-context.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { CalendarLink } from "#app/ui/calendar-link.tsx";
import { ChipLinks } from "#app/ui/chip-links.tsx";
import { FilterBar } from "#app/ui/filter-bar.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { ResultBar } from "#app/ui/result-bar.tsx";
import { useFocusAfter } from "#app/ui/use-focus-after.ts";
import { ActiveFilters } from "./active-filters.tsx";
import type { EventFiltering, EventListData } from "./event-list-data.ts";
import styles from "./filtered-events.module.css";
import { NoEvents } from "./no-events.tsx";
import { PeriodForm } from "./period-form.tsx";
import { SeasonGrid } from "./season/season-grid.tsx";

interface FilteredEventsProps {
  data: EventListData;
  filtering: EventFiltering;
  question: string;
  headingLevel: number;
  /** Texts for when no event matches. */
  empty: { title: string; text: string };
}

/** Events with filters: links and a plain GET form, so that the URL holds the filters. */
export function FilteredEvents({ data, filtering, question, headingLevel, empty }: FilteredEventsProps) {
  const { events: words, all, range } = useMessages().lists;
  const locale = useLocale();
  const { events, total, page, pageCount, skipped } = data;
  const { filters, types, anyTypeCount, headlinePath, calendarPath } = filtering;
  const count = useRef<HTMLElement>(null);
  const focusCount = useFocusAfter(count, eventFilterSearch(filters));

  const choices = [{ name: all, slug: null, count: anyTypeCount }, ...types];
  const chips = choices.map(({ name, slug, count: found }) => ({
    label: name,
    to: eventFilterSearch({ ...filters, type: slug }),
    isCurrent: filters.type === slug,
    count: found,
  }));

  return (
    <>
      <FilterBar label={words.filters} question={question}>
        <ChipLinks label={words.types} chips={chips} />
        <PeriodForm filtering={filtering} />
      </FilterBar>
      <section className={`wrap ${styles.results}`}>
        <ResultBar
          ref={count}
          headingLevel={headingLevel}
          count={words.count(total)}
          note={pageCount > 1 ? range(skipped + 1, skipped + events.length) : null}
        >
          <ActiveFilters filtering={filtering} count={count} />
        </ResultBar>
        {total === 0 ? (
          <NoEvents {...empty} filtering={filtering} headingLevel={headingLevel + 1} onLeave={focusCount} />
        ) : null}
      </section>
      <SeasonGrid
        events={events}
        headlinePath={headlinePath}
        headingLevel={headingLevel + 1}
        actions={
          <>
            <ButtonLink to={seasonPosterPaths[locale]} fill="yellow" icon="print">
              {words.toPoster}
            </ButtonLink>
            <CalendarLink to={calendarPath}>{words.toAgenda}</CalendarLink>
          </>
        }
      />
      {pageCount > 1 ? (
        <div className={`wrap ${styles.pages}`}>
          <Pagination page={page} pageCount={pageCount} pathOf={(number) => eventFilterSearch(filters, number)} />
        </div>
      ) : null}
    </>
  );
}
