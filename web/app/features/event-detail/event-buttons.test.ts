import { expect, test } from "vitest";
import { eventButtons } from "./event-buttons.ts";

const there = { eventId: "tt1", saleAnchor: "tickets-tt-drenthe", alarmPage: "/ticketalarm" };

const leadsTo = (url: string, given: Partial<typeof there> | { alarmPage: null; saleAnchor: null } = {}) =>
  eventButtons([{ label: "Kijk", url, style: "filled" }], { ...there, ...given }).map((button) => button.url);

test.each([
  ["/tickets#tickets-tt-drenthe", "#tickets"],
  ["/tickets#tickets-superbike", "/tickets#tickets-superbike"],
  ["/ticketalarm", "/ticketalarm?event=tt1#ticket-alarm-form"],
  ["/ticketalarm#ticket-alarm-form", "/ticketalarm?event=tt1#ticket-alarm-form"],
  ["/ticketalarm-uitleg", "/ticketalarm-uitleg"],
])("on its own page the event's button to %s leads to %s", (url, path) => {
  expect(leadsTo(url)).toEqual([path]);
});

test("without tickets or an alarm its buttons lead where their editor says", () => {
  const nothing = { alarmPage: null, saleAnchor: null };
  for (const url of ["/tickets#tickets-tt-drenthe", "/ticketalarm"]) expect(leadsTo(url, nothing)).toEqual([url]);
});
