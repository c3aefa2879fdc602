import { expect, test } from "vitest";
import { dayTimes } from "./day-times.ts";

function day(...lines: { startTime: string; kind: string; title?: string; titleEn?: string }[]) {
  return lines.map((line) => ({ title: "Race", titleEn: null, ...line }));
}

test("a timetable says when the gates open, the first race and the last one, in the language of who asks", () => {
  const sunday = day(
    { startTime: "14:00:00.000", kind: "race", title: "TT Drenthe, 26 ronden", titleEn: "TT Drenthe, 26 laps" },
    { startTime: "07:00:00.000", kind: "bus" },
    { startTime: "11:00:00.000", kind: "race" },
    { startTime: "09:40:00.000", kind: "practice" },
    { startTime: "08:30:00.000", kind: "gates" },
  );
  expect(dayTimes(sunday, "nl")).toEqual({
    gatesOpenAt: "08:30",
    firstStart: { at: "11:00", isRace: true },
    lastRace: { at: "14:00", title: "TT Drenthe, 26 ronden" },
  });
  expect(dayTimes(sunday, "en").lastRace?.title).toBe("TT Drenthe, 26 laps");
});

test("a timetable says on a day without races when the first riders go out, and on one without either nothing", () => {
  const friday = day({ startTime: "09:00", kind: "practice" }, { startTime: "10:00", kind: "qualifying" });
  const none = { gatesOpenAt: null, lastRace: null };
  expect(dayTimes(friday, "nl")).toEqual({ ...none, firstStart: { at: "09:00", isRace: false } });
  expect(dayTimes(day({ startTime: "20:00", kind: "other" }), "nl")).toEqual({ ...none, firstStart: null });
});

test("a timetable says of one race it isn't said twice", () => {
  expect(dayTimes(day({ startTime: "13:00", kind: "race" }), "nl").lastRace).toBeNull();
});
