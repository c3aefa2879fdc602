import { type EventCard, eventCardSchema } from "@circuit/contract/content/cards";
import { eventEntry } from "@circuit/contract/fixtures/entries";
import { expect, test } from "vitest";
import { eventSummary } from "./event-summary.ts";

const card: EventCard = {
  ...eventCardSchema.parse(eventEntry),
  slug: "tt-drenthe",
  startsAt: "2027-06-25T07:00:00Z",
  endsAt: "2027-06-27T16:00:00Z",
  saleState: "few-left",
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

test("R06 a card says first what became of its event, then that it has been, then how its sale stands", () => {
  const words = (changes: Partial<EventCard>, at = "2027-01-01T00:00:00Z") =>
    eventSummary({ ...card, ...changes }, "nl", new Date(at)).words;
  const after = "2028-01-01T00:00:00Z";
  expect(words({})).toBe("Bijna vol");
  expect(words({ statusLabel: "Nog 6 plekken" })).toBe("Nog 6 plekken");
  expect(words({ saleState: "on-sale" })).toBeNull();
  expect(words({}, after)).toBe("Geweest");
  expect(words({ state: "moved" })).toBe("Verplaatst · Bijna vol");
  expect(words({ state: "moved", saleState: "none" })).toBe("Verplaatst");
  expect(words({ state: "moved" }, after)).toBe("Geweest");
  expect(words({ state: "postponed", statusLabel: "Nog 6 plekken" })).toBe("Uitgesteld");
  expect(words({ state: "cancelled" }, after)).toBe("Afgelast");
});
