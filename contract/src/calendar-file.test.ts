import ICAL from "ical.js";
import { expect, test } from "vitest";
import { momentOfLocalTime } from "./circuit-clock.ts";
import { calendarFile, type CalendarEvent } from "./calendar-file.ts";

const event: CalendarEvent = {
  id: "tt-1@site.example",
  title: "TT Drenthe; zaterdag, zondag \\ en meer",
  startsAt: "2027-06-25T09:00:00+02:00",
  endsAt: "2027-06-27T16:00:00.000Z",
  updatedAt: "2026-11-18T09:00:00.000Z",
  description: `Drie dagen wereldtop.\r\nPoorten open om 08:30 — €\u00A079 — ${"ë".repeat(90)}`,
  place: "Circuit Drenthe, Hunebrink",
  category: "Motorrace",
  address: "https://site.example/evenementen/tt-drenthe",
};

const calendar = { publisher: "Circuit Drenthe", name: "Kalender", language: "nl", events: [event] };

/** What a calendar program makes of the file. */
function read(text: string) {
  const root = new ICAL.Component(ICAL.parse(text));
  return { root, events: root.getAllSubcomponents("vevent").map((component) => new ICAL.Event(component)) };
}

test("a calendar reads the event as the editor wrote it", () => {
  const { root, events } = read(calendarFile(calendar));
  expect(root.getFirstPropertyValue("version")).toBe("2.0");
  expect(root.getFirstPropertyValue("x-wr-calname")).toBe("Kalender");
  const [found] = events;
  expect(found).toMatchObject({
    summary: event.title,
    description: event.description?.replace("\r\n", "\n"),
    location: event.place,
    uid: event.id,
  });
  expect([found?.startDate, found?.endDate].map((at) => at?.toJSDate().toISOString())).toEqual([
    "2027-06-25T07:00:00.000Z",
    "2027-06-27T16:00:00.000Z",
  ]);
});

test("a change has a higher number than the version before it", () => {
  const later = { ...event, updatedAt: "2026-11-18T09:00:01.000Z" };
  const [before, after] = read(calendarFile({ ...calendar, events: [event, later] })).events;
  expect(Number(after?.sequence)).toBeGreaterThan(Number(before?.sequence));
  expect(Number(after?.sequence)).toBeLessThan(2 ** 31);
});

test("every line ends as the standard says, and none is longer than 75 bytes", () => {
  const text = calendarFile(calendar);
  const lines = text.split("\r\n");
  expect(lines.at(-1)).toBe("");
  expect(lines.every((line) => Buffer.byteLength(line) <= 75 && !/[\r\n]/u.test(line))).toBe(true);
});

test("what an editor types can't add lines of its own to the calendar", () => {
  const title = "TT\r\nEND:VEVENT\nATTACH:https://evil.example/\u0000\u2028x";
  const { events } = read(calendarFile({ ...calendar, events: [{ ...event, title }] }));
  expect(events).toHaveLength(1);
  expect(events[0]?.component.getFirstProperty("attach")).toBeNull();
});

test("an event that ends before it starts doesn't spoil the calendar", () => {
  const [found] = read(calendarFile({ ...calendar, events: [{ ...event, endsAt: "2027-01-01T00:00:00Z" }] })).events;
  expect(found?.endDate.toJSDate().toISOString()).toBe("2027-06-25T07:00:00.000Z");
});

test("whole days stay whole, the last one included", () => {
  const wholeDays = { ...event, startsAt: "2027-06-25", endsAt: "2027-06-27" };
  const text = calendarFile({ ...calendar, events: [wholeDays] });
  expect(text).toContain("DTSTART;VALUE=DATE:20270625\r\nDTEND;VALUE=DATE:20270628\r\n");
  const [found] = read(text).events;
  expect(found?.startDate.isDate).toBe(true);
  expect(found?.duration.toString()).toBe("P3D");
});

/** Days around the changes of the clock, a leap day and the end of a year. */
const days = ["2027-06-01", "2027-10-30", "2027-12-30", "2028-02-27", "2028-03-25"].flatMap((start) =>
  [0, 1, 2].map((more) => dayAfter(start, more)),
);

test.each([
  ["one day", 0, "23:59", "P1D"],
  ["one day until midnight", 0, "24:00", "P1D"],
  ["a weekend", 2, "24:00", "P3D"],
])("%s from midnight is that long whatever the clock does, without times", (_, more, time, duration) => {
  const events = days.map((start, index) => ({
    ...event,
    startsAt: at(start, "00:00"),
    endsAt: time === "24:00" ? at(dayAfter(start, more + 1), "00:00") : at(dayAfter(start, more), time),
    id: String(index),
  }));
  const found = read(calendarFile({ ...calendar, events })).events;
  expect(found.map(({ startDate }) => startDate.toString())).toEqual(days);
  expect(new Set(found.map((each) => each.duration.toString()))).toEqual(new Set([duration]));
});

test("an event with times keeps its moments whatever the clock does", () => {
  const events = days.map((day) => ({ ...event, startsAt: at(day, "09:00"), endsAt: at(day, "23:59") }));
  const found = read(calendarFile({ ...calendar, events })).events;
  expect(found.map(({ startDate }) => startDate.toJSDate().toISOString())).toEqual(
    events.map(({ startsAt }) => startsAt),
  );
  expect(found.map(({ endDate }) => endDate.toJSDate().toISOString())).toEqual(events.map(({ endsAt }) => endsAt));
});

const at = (day: string, time: string) => new Date(momentOfLocalTime(day, time)).toISOString();

function dayAfter(start: string, count: number): string {
  return new Date(Date.parse(start) + count * 86_400_000).toISOString().slice(0, 10);
}
