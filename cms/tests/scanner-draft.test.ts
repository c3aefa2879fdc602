import { expect, test } from "vitest";
import { parseCircuitTime } from "../src/admin/circuit-clock.ts";
import { toScannerRequest, draftFor, withDefaults, validateDraft } from "../src/admin/kassa/scanner-draft.ts";

const event = {
  eventId: "tt",
  title: "TT",
  days: ["2027-06-25", "2027-06-26", "2027-06-27"],
  outsideDays: [],
  stands: [{ key: "haarbocht", name: "Haarbocht", gate: "Zuid 2" }],
};

const now = Date.parse("2027-06-20T12:00:00Z");

test.each([
  ["2027-06-28T04:00", "2027-06-28T02:00:00.000Z"],
  ["2027-01-10T04:00", "2027-01-10T03:00:00.000Z"],
  // The nights in which the clock changes.
  ["2027-03-28T01:59", "2027-03-28T00:59:00.000Z"],
  ["2027-03-28T03:00", "2027-03-28T01:00:00.000Z"],
  ["2027-10-31T03:00", "2027-10-31T02:00:00.000Z"],
])("%s at the circuit is %s", (text, moment) => {
  expect(new Date(parseCircuitTime(text) ?? 0).toISOString()).toBe(moment);
});

test.each(["", "2027-13-01T04:00", "12027-06-28T04:00", "morgen"])("‘%s’ is no moment", (text) => {
  expect(parseCircuitTime(text)).toBeNull();
});

test("a new scanner is for the whole event, until the night after it", () => {
  const asked = toScannerRequest(withDefaults({ ...draftFor(event, " Telefoon 1 "), gate: "Oost 4" }, event));
  expect(asked).toEqual({
    name: "Telefoon 1",
    eventId: "tt",
    firstDay: "2027-06-25",
    lastDay: "2027-06-27",
    stand: null,
    gate: "Oost 4",
    validUntil: "2027-06-28T02:00:00.000Z",
  });
});

test("a new scanner of an event that moved isn't for its old days", () => {
  const outsideDays = ["2027-06-18", "2027-07-04"];
  const moved = { ...event, days: ["2027-06-18", ...event.days, "2027-07-04"], outsideDays };
  expect(draftFor(moved, "A")).toMatchObject({ firstDay: "2027-06-25", lastDay: "2027-06-27" });
});

test("a stand brings its gate along, until somebody types another", () => {
  const draft = { ...draftFor(event, "A"), stand: "haarbocht" };
  expect(withDefaults(draft, event).gate).toBe("Zuid 2");
  expect(withDefaults({ ...draft, gate: "" }, event).gate).toBe("");
  expect(withDefaults({ ...draft, lastDay: "2027-06-25" }, event).untilDay).toBe("2027-06-26");
});

test("each field says what is wrong with it", () => {
  const good = withDefaults({ ...draftFor(event, "A"), gate: "B" }, event);
  expect(validateDraft(good, now)).toEqual({});
  expect(validateDraft({ ...good, name: " ", gate: "" }, now)).toEqual({ name: "name", gate: "gate" });
  expect(validateDraft({ ...good, firstDay: "2027-06-27", lastDay: "2027-06-25" }, now)).toEqual({
    lastDay: "lastDay",
  });
  expect(validateDraft({ ...good, untilTime: "25:00" }, now)).toEqual({ untilTime: "untilTime" });
  expect(validateDraft({ ...good, untilDay: "2027-06-26" }, now)).toEqual({ untilDay: "untilDay.early" });
  expect(validateDraft(good, Date.parse("2027-06-29T00:00:00Z"))).toEqual({ untilDay: "untilDay.past" });
});

test.each(["4", "4.00", " 04:00", "4u00"])("‘%s’ is four o'clock", (untilTime) => {
  const draft = withDefaults({ ...draftFor(event, "A"), gate: "B", untilTime }, event);
  expect(toScannerRequest(draft).validUntil).toBe("2027-06-28T02:00:00.000Z");
});
