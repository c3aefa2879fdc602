import { expect, test } from "vitest";
import { alarmPath } from "./alarm-path.ts";
import { readPageQuery } from "./page-query.ts";

test.each([
  ["/ticketalarm", null, "/ticketalarm#ticket-alarm-form"],
  ["/ticketalarm", "tt1", "/ticketalarm?event=tt1#ticket-alarm-form"],
  ["/hulp?type=vragen#alarm", "tt1", "/hulp?type=vragen&event=tt1#ticket-alarm-form"],
  ["/hulp#alarm", null, "/hulp#ticket-alarm-form"],
])("F18 the alarm on %s for %j is at %s", (page, eventId, path) => {
  expect(alarmPath(page, eventId)).toBe(path);
});

test("F18 the page of the alarm reads which event was chosen", () => {
  const { search } = new URL(alarmPath("/ticketalarm", "y8kq2v"), "http://site.invalid");
  expect(readPageQuery(new URLSearchParams(search)).event).toBe("y8kq2v");
});
