import { paidOrder, heldOrder } from "@circuit/contract/fixtures/orders";
import { circuitAddress } from "@circuit/contract/shop/circuit-address";
import { orderCalendar } from "@circuit/contract/shop/order-calendar";
import { expect, test } from "vitest";
import { env } from "#app/env.server.ts";
import { orderCalendarAnswer } from "./order-calendar.server.ts";

const settings = { brandName: "Circuit Drenthe", contact: null };

test("the calendar of an order's page is the one that its mail has", async () => {
  const number = "CD-270418";
  const mailed = orderCalendar({ ...paidOrder, number }, circuitAddress(settings), env.SITE_URL);
  const answer = orderCalendarAnswer({ ...paidOrder, number }, settings);
  expect(await answer?.text()).toBe(mailed);
  expect(answer?.headers.get("content-disposition")).toBe(`inline; filename="${number}.ics"`);
});

test("an order that is read in another language has the calendar of that language", async () => {
  const event = { eventTitle: "TT of Drenthe", eventSlug: "tt-of-drenthe" };
  const names = { locale: "en", ...event, name: "Seat", stand: null } as const;
  const lines = paidOrder.lines.map((line) => ({ ...line, translations: { en: names } }));
  const answer = orderCalendarAnswer({ ...paidOrder, lines, locale: "en" }, settings);
  const text = (await answer?.text())?.replaceAll("\r\n ", "");
  expect(text).toContain("SUMMARY:TT of Drenthe");
  expect(text).toContain(`URL:${env.SITE_URL}/en/events/tt-of-drenthe`);
  expect(text).not.toContain("Hoofdtribune");
});

test("an order that isn't placed has no calendar", () => {
  expect(orderCalendarAnswer(heldOrder, settings)).toBeNull();
});

test.each(["cancelled", "refunded"] as const)("an order that is %s has no calendar any more", (state) => {
  const tickets = paidOrder.tickets.map((ticket) => ({ ...ticket, isCancelled: true }));
  expect(orderCalendarAnswer({ ...paidOrder, state, tickets }, settings)).toBeNull();
  expect(orderCalendarAnswer({ ...paidOrder, state, tickets: [] }, settings)).toBeNull();
});
