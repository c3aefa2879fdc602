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

const namesOf = (filters: Partial<typeof noFilters>) =>
  filterEvents(season, { ...noFilters, ...filters }).map(({ name }) => name);

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

test("S01 a type that doesn’t exist stays a choice, so that nothing is found", () => {
  expect(read("type=vliegtuigen").type).toBe("vliegtuigen");
  expect(namesOf({ type: "vliegtuigen" })).toEqual([]);
});

test("S01 a period that ends before it starts is read the other way round", () => {
  expect(read("from=2027-06-30&till=2027-06-01")).toMatchObject({ from: "2027-06-01", till: "2027-06-30" });
});

test("S01 without filters all do, in the order given", () => {
  expect(namesOf({})).toEqual(season.map(({ name }) => name));
});

test("S01 a type keeps its own", () => {
  expect(namesOf({ type: "autos" })).toEqual(["Maandwisseling", "GT"]);
});

test("S01 an event that runs over the end of a month is in both", () => {
  expect(namesOf({ month: "2027-05" })).toEqual(["Maandwisseling"]);
  expect(namesOf({ month: "2027-06" })).toEqual(["Maandwisseling", "TT"]);
});

test("S01 days are those of the circuit: half past midnight there is no longer the day before", () => {
  expect(namesOf({ from: "2027-08-20", till: "2027-08-20" })).toEqual([]);
  expect(namesOf({ from: "2027-08-21", till: "2027-08-21" })).toEqual(["Nacht"]);
  expect(namesOf({ from: "2027-08-22", till: "2027-08-22" })).toEqual([]);
});

test("S01 a period includes both its days, and events that lie around it", () => {
  expect(namesOf({ from: "2027-06-27", till: "2027-06-27" })).toEqual(["TT"]);
  expect(namesOf({ from: "2027-06-26", till: "2027-06-26" })).toEqual(["TT"]);
  expect(namesOf({ from: "2027-06-25", till: "2027-06-25" })).toEqual(["TT"]);
  expect(namesOf({ from: "2027-06-28", till: "2027-08-19" })).toEqual([]);
});

test("S01 half a period is open at the other end", () => {
  expect(namesOf({ from: "2027-10-10" })).toEqual(["GT", "Open dag"]);
  expect(namesOf({ till: "2027-05-30" })).toEqual(["Superbike", "Maandwisseling"]);
});

test("S01 month and period both count", () => {
  expect(namesOf({ month: "2027-06", from: "2027-06-10" })).toEqual(["TT"]);
  expect(namesOf({ month: "2027-06", till: "2027-05-01" })).toEqual([]);
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
