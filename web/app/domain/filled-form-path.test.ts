import { expect, test } from "vitest";
import { alarmPath, posterPath } from "./filled-form-path.ts";
import { readPageQuery } from "./page-query.ts";

test.each([
  ["/ticketalarm", null, "/ticketalarm#ticket-alarm-form"],
  ["/ticketalarm", "tt1", "/ticketalarm?event=tt1#ticket-alarm-form"],
  ["/hulp?type=vragen#alarm", "tt1", "/hulp?type=vragen&event=tt1#ticket-alarm-form"],
  ["/hulp#alarm", null, "/hulp#ticket-alarm-form"],
])("F18 the alarm on %s for %j is at %s", (page, eventId, path) => {
  expect(alarmPath(page, eventId)).toBe(path);
});

test.each([
  ["/posters/gezocht", "/posters/gezocht?year=1938#poster-form"],
  ["/hulp?type=vragen#form", "/hulp?type=vragen&year=1938#poster-form"],
])("S11 the form for a missing poster on %s is at %s, and reads the year", (page, path) => {
  expect(posterPath(page, 1938)).toBe(path);
  expect(readPageQuery(new URL(path, "http://site.invalid").searchParams).year).toBe("1938");
});
