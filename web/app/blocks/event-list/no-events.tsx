import { eventFilterSearch, noFilters } from "#app/domain/event-filters.ts";
import { formatMonth } from "#app/i18n/format.ts";
import { useLocale, useMessages } from "#app/i18n/messages-context.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import type { EventFiltering } from "./event-list-data.ts";
import { NearestEvent } from "./nearest-event.tsx";

interface NoEventsProps {
  title: string;
  text: string;
  /** Active filters, which the visitor can clear; absent for a list without filters. */
  filtering?: EventFiltering;
  headingLevel?: number;
  /** Called when the visitor follows one of the links that clear filters. */
  onLeave?: () => void;
}

/** Says that no event matches, with links that clear filters and the event that comes closest. */
export function NoEvents({ title, text, filtering, headingLevel = 3, onLeave }: NoEventsProps) {
  const { events } = useMessages().lists;
  const locale = useLocale();
  if (filtering === undefined) return <EmptyState title={title} text={text} links={[]} />;

  const { filters, nearest } = filtering;
  const isFiltered = eventFilterSearch(filters) !== eventFilterSearch(noFilters);
  const clearPeriod =
    filters.month === null ? events.clearPeriod : events.clearMonth(formatMonth(`${filters.month}-01`, locale));
  const hasPeriod = filters.month !== null || filters.from !== null || filters.till !== null;
  const links = [
    ...(isFiltered ? [{ label: events.clearFilters, to: eventFilterSearch(noFilters) }] : []),
    ...(hasPeriod && filters.type !== null
      ? [{ label: clearPeriod, to: eventFilterSearch({ ...noFilters, type: filters.type }) }]
      : []),
  ];

  return (
    <>
      <EmptyState title={title} text={text} links={links} onLeave={onLeave} />
      {nearest ? <NearestEvent nearest={nearest} headingLevel={headingLevel} /> : null}
    </>
  );
}
