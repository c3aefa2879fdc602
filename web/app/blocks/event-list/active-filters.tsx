import { useEffect, useRef, type RefObject } from "react";
import { eventFilterSearch, noFilters, type EventFilters } from "#app/domain/event-filters.ts";
import { formatDay, formatMonth, formatPeriod } from "#app/i18n/format.ts";
import { useLocale, useMessages } from "#app/i18n/messages-context.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./active-filters.module.css";
import type { EventFiltering } from "./event-list-data.ts";

interface ActiveFiltersProps {
  filtering: EventFiltering;
  /** Result count, which gets focus when no filter is left. */
  count: RefObject<HTMLElement | null>;
}

/**
 * Shows a chip for each active filter, which removes that filter. Focus then moves to the next chip, or to the count.
 */
export function ActiveFilters({ filtering, count }: ActiveFiltersProps) {
  const { lists } = useMessages();
  const active = useActiveFilters(filtering);
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number | null>(null);
  const search = eventFilterSearch(filtering.filters);

  useEffect(() => {
    if (removed.current === null) return;
    const next = list.current?.children.item(removed.current)?.querySelector("a");
    (next ?? count.current)?.focus();
    removed.current = null;
  }, [count, search]);

  if (active.length === 0) return null;
  return (
    <>
      <ul ref={list} className={styles.filters}>
        {active.map(({ name, without }, index) => (
          <li key={name}>
            <AppLink
              to={eventFilterSearch({ ...filtering.filters, ...without })}
              isInPage
              className={styles.filter}
              aria-label={lists.removeFilter(name)}
              onClick={() => (removed.current = index)}
            >
              {name}
              <Icon name="close" />
            </AppLink>
          </li>
        ))}
      </ul>
      <AppLink
        to={eventFilterSearch(noFilters)}
        isInPage
        className={styles.clear}
        onClick={() => (removed.current = active.length)}
      >
        {lists.clearAll}
      </AppLink>
    </>
  );
}

/** Returns the label of each active filter and the change of filters that removes it. */
function useActiveFilters({ filters, types }: EventFiltering): { name: string; without: Partial<EventFilters> }[] {
  const { events } = useMessages().lists;
  const locale = useLocale();
  const { type, month, from, till } = filters;
  const active: { name: string; without: Partial<EventFilters> }[] = [];

  if (type !== null) {
    const name = types.find(({ slug }) => slug === type)?.name ?? events.unknownType;
    active.push({ name, without: { type: null } });
  }
  if (month !== null) active.push({ name: formatMonth(`${month}-01`, locale), without: { month: null } });

  const period = { from: null, till: null };
  if (from !== null && till !== null) active.push({ name: formatPeriod(from, till, locale), without: period });
  else if (from !== null) active.push({ name: events.fromDay(formatDay(from, locale)), without: period });
  else if (till !== null) active.push({ name: events.tillDay(formatDay(till, locale)), without: period });
  return active;
}
