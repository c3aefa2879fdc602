import type { EventCard } from "@circuit/contract/cards";
import { expect, test } from "vitest";
import { eventSummary } from "./event-summary.ts";

const card: EventCard = {
  documentId: "a",
  title: "TT Drenthe",
  slug: "tt-drenthe",
  updatedAt: null,
  summary: null,
  startsAt: "2027-06-25T07:00:00Z",
  endsAt: "2027-06-27T16:00:00Z",
  venue: null,
  featured: true,
  colour: "yellow",
  cover: null,
  type: null,
  priceFromCents: 7900,
  saleState: "few-left",
  statusLabel: null,
};

test("R06 an event leads to its page in the visitor’s language", () => {
  const now = new Date("2027-01-01T00:00:00Z");
  expect(eventSummary(card, "nl", now).path).toBe("/evenementen/tt-drenthe");
  expect(eventSummary(card, "en", now).path).toBe("/en/events/tt-drenthe");
});

test("R06 an event has been once its last moment has passed", () => {
  expect(eventSummary(card, "nl", new Date("2027-06-27T15:59:59Z")).isPast).toBe(false);
  expect(eventSummary(card, "nl", new Date("2027-06-27T16:00:00Z")).isPast).toBe(true);
});
