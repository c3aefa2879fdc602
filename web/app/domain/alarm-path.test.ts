import { expect, test } from "vitest";
import { alarmPath } from "./alarm-path.ts";

test.each([
  ["/ticketalarm", null, "/ticketalarm#ticket-alarm-form"],
  ["/ticketalarm", "tt1", "/ticketalarm?event=tt1#ticket-alarm-form"],
  ["/hulp?type=vragen#alarm", "tt1", "/hulp?type=vragen&event=tt1#ticket-alarm-form"],
  ["/hulp#alarm", null, "/hulp#ticket-alarm-form"],
])("F18 the alarm on %s for %j is at %s", (page, eventId, path) => {
  expect(alarmPath(page, eventId)).toBe(path);
});
