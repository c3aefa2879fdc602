import { expect, test } from "vitest";
import {
  eventFilterSearch,
  filterEvents,
  monthsWithEvents,
  nearestEvent,
  noFilters,
  readEventFilters,
  withEventDays,
} from "./event-filters.ts";

const event = (name: string, startsAt: string, endsAt: string, type: string | null) =>
  withEventDays({ name, startsAt, endsAt, type: type === null ? null : { slug: type } });
const superbike = event("Superbike", "2027-04-23T07:00:00Z", "2027-04-25T15:00:00Z", "motoren");
const turn = event("Maandwisseling", "2027-05-30T07:00:00Z", "2027-06-01T15:00:00Z", "autos");
const tt = event("TT", "2027-06-25T07:00:00Z", "2027-06-27T16:00:00Z", "motoren");
const night = event("Nacht", "2027-08-20T22:30:00Z", "2027-08-21T21:59:00Z", "motoren");
const gt = event("GT", "2027-10-09T07:00:00Z", "2027-10-10T15:00:00Z", "autos");
const open = event("Open dag", "2028-02-29T08:00:00Z", "2028-02-29T16:00:00Z", null);
const season = [superbike, turn, tt, night, gt, open];

const read = (query: string) => readEventFilters(Object.fromEntries(new URLSearchParams(query)));

test("S01 every filter is read and written back", () => {
  const query = "type=motoren&month=2027-06&from=2027-06-01&till=2027-06-30";
  expect(read(query)).toEqual({ type: "motoren", month: "2027-06", from: "2027-06-01", till: "2027-06-30" });
  expect(eventFilterSearch(read(query))).toBe(`?${query}`);
  expect(eventFilterSearch(read(query), 2)).toBe(`?${query}&page=2`);
});

test("S01 an empty form is no filter", () => {
  expect(read("type=&month=&from=&till=")).toEqual(noFilters);
  expect(eventFilterSearch(noFilters)).toBe("?");
  expect(eventFilterSearch(noFilters, 1)).toBe("?");
});

test("S01 a type that doesn’t exist stays a choice", () => {
  expect(read("type=vliegtuigen").type).toBe("vliegtuigen");
});

test("S01 a period that ends before it starts is read the other way round", () => {
  expect(read("from=2027-06-30&till=2027-06-01")).toMatchObject({ from: "2027-06-01", till: "2027-06-30" });
});

test.each<[what: string, filters: Partial<typeof noFilters>, names: string[]]>([
  ["no filter: all, in the order given", {}, season.map(({ name }) => name)],
  ["a type", { type: "autos" }, ["Maandwisseling", "GT"]],
  ["a type that doesn’t exist: nothing", { type: "vliegtuigen" }, []],
  ["the month in which an event begins", { month: "2027-05" }, ["Maandwisseling"]],
  ["the month in which it ends, too", { month: "2027-06" }, ["Maandwisseling", "TT"]],
  ["the day before: half past midnight at the circuit is no longer it", { from: "2027-08-20", till: "2027-08-20" }, []],
  ["its day at the circuit", { from: "2027-08-21", till: "2027-08-21" }, ["Nacht"]],
  ["the day after", { from: "2027-08-22", till: "2027-08-22" }, []],
  ["its first day", { from: "2027-06-25", till: "2027-06-25" }, ["TT"]],
  ["a day within it", { from: "2027-06-26", till: "2027-06-26" }, ["TT"]],
  ["its last day", { from: "2027-06-27", till: "2027-06-27" }, ["TT"]],
  ["days without any", { from: "2027-06-28", till: "2027-08-19" }, []],
  ["days from one on", { from: "2027-10-10" }, ["GT", "Open dag"]],
  ["days up to one", { till: "2027-05-30" }, ["Superbike", "Maandwisseling"]],
  ["a month and a period, which both count", { month: "2027-06", from: "2027-06-10" }, ["TT"]],
  ["a month and a period that have no day in common", { month: "2027-06", till: "2027-05-01" }, []],
])("S01 events of %s", (_, filters, names) => {
  expect(filterEvents(season, { ...noFilters, ...filters }).map(({ name }) => name)).toEqual(names);
});

test("S01 months with an event are offered once, in order", () => {
  expect(monthsWithEvents(season, null)).toEqual(["2027-04", "2027-05", "2027-06", "2027-08", "2027-10", "2028-02"]);
});

test("S01 a chosen month without events stays in the choice", () => {
  expect(monthsWithEvents([tt], "2027-03")).toEqual(["2027-03", "2027-06"]);
  expect(monthsWithEvents([tt], "2027-06")).toEqual(["2027-06"]);
});

test("S01 the nearest event is the next of the same type after the chosen days", () => {
  expect(nearestEvent(season, { ...noFilters, type: "autos", month: "2027-07" })?.name).toBe("GT");
  expect(nearestEvent(season, { ...noFilters, type: "motoren", from: "2027-07-01", till: "2027-07-02" })?.name).toBe(
    "Nacht",
  );
});

test("S01 after the last of a type its first is offered, and any when there is none", () => {
  expect(nearestEvent(season, { ...noFilters, type: "autos", month: "2027-12" })?.name).toBe("Maandwisseling");
  expect(nearestEvent(season, { ...noFilters, type: "vliegtuigen" })?.name).toBe("Superbike");
  expect(nearestEvent(season, { ...noFilters, month: "2027-07" })?.name).toBe("Nacht");
  expect(nearestEvent([], noFilters)).toBeNull();
});
