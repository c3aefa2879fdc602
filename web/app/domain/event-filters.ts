import {
  circuitDay,
  daysOfMonth,
  isCircuitDay,
  isCircuitMonth,
  lastCircuitDay,
  monthsBetween,
  type CircuitDay,
  type CircuitMonth,
} from "./circuit-day.ts";
import { queryString } from "./query-string.ts";
import { readSlug } from "@circuit/contract/urls/slug";

/** The calendar's filters that a visitor chose; `null` for no choice. `from` and `till` belong to the period. */
export interface EventFilters {
  /** Slug of an event type; it may be unknown. */
  type: string | null;
  month: CircuitMonth | null;
  from: CircuitDay | null;
  till: CircuitDay | null;
}

export type EventFilterName = keyof EventFilters;

/** The fields of an event that the filters compare. */
export interface DatedEvent {
  firstDay: CircuitDay;
  lastDay: CircuitDay;
  type: { slug: string } | null;
}

/** Adds first and last day to an event, once, as the filters compare the days of thousands of events. */
export function withEventDays<Timed extends { startsAt: string; endsAt: string }>(
  event: Timed,
): Timed & Pick<DatedEvent, "firstDay" | "lastDay"> {
  const { startsAt, endsAt } = event;
  return { ...event, firstDay: circuitDay(startsAt), lastDay: lastCircuitDay(startsAt, endsAt) };
}

export const noFilters: EventFilters = { type: null, month: null, from: null, till: null };

/**
 * Reads the filters of a query: `?type=motoren&month=2027-06&from=2027-06-01&till=2027-06-30`. Ignores invalid values,
 * and swaps the ends of a period that ends before it starts.
 */
export function readEventFilters(asked: Partial<Readonly<Record<EventFilterName, string | null>>>): EventFilters {
  const valid = (name: EventFilterName, isValid: (text: string) => boolean) => {
    const text = asked[name]?.trim() ?? "";
    return isValid(text) ? text : null;
  };
  const from = valid("from", isCircuitDay);
  const till = valid("till", isCircuitDay);
  const isBackwards = from !== null && till !== null && from > till;

  return {
    type: readSlug(asked.type ?? null),
    month: valid("month", isCircuitMonth),
    from: isBackwards ? till : from,
    till: isBackwards ? from : till,
  };
}

/** Returns the query for filters, starting with `?`. @param page - From 1; the first page is left out. */
export function eventFilterSearch(filters: EventFilters, page = 1): string {
  const { type, month, from, till } = filters;
  return queryString({ type, month, from, till, page: page > 1 ? String(page) : null });
}

/** Returns the events of the chosen type that take place on a chosen day, in the order given. */
export function filterEvents<Planned extends DatedEvent>(events: readonly Planned[], filters: EventFilters): Planned[] {
  const month = filters.month === null ? null : daysOfMonth(filters.month);
  const from = latest(filters.from, month?.from ?? null);
  const till = earliest(filters.till, month?.till ?? null);

  return events.filter(
    ({ firstDay, lastDay, type }) =>
      (filters.type === null || filters.type === type?.slug) &&
      (till === null || firstDay <= till) &&
      (from === null || lastDay >= from),
  );
}

function latest(a: CircuitDay | null, b: CircuitDay | null): CircuitDay | null {
  if (a === null || b === null) return a ?? b;
  return a > b ? a : b;
}

function earliest(a: CircuitDay | null, b: CircuitDay | null): CircuitDay | null {
  if (a === null || b === null) return a ?? b;
  return a < b ? a : b;
}

/** Lists the months with an event, and the chosen one, in order. */
export function monthsWithEvents(events: readonly DatedEvent[], chosen: CircuitMonth | null): CircuitMonth[] {
  const months = events.flatMap(({ firstDay, lastDay }) => monthsBetween(firstDay, lastDay));
  return [...new Set(chosen === null ? months : [...months, chosen])].sort();
}

/**
 * Returns the event to offer when none passes the filters: the first of the same type after the chosen days, else the
 * first of that type, else the first of all.
 *
 * @param events - In order of their start.
 */
export function nearestEvent<Planned extends DatedEvent>(
  events: readonly Planned[],
  filters: EventFilters,
): Planned | null {
  const sameType = filterEvents(events, { ...noFilters, type: filters.type });
  const candidates = sameType.length > 0 ? sameType : events;
  const from = latest(filters.from, filters.month === null ? null : daysOfMonth(filters.month).from);
  const after = candidates.find(({ firstDay }) => from !== null && firstDay > from);
  return after ?? candidates[0] ?? null;
}
