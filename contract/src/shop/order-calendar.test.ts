import ICAL from "ical.js";
import { expect, test } from "vitest";
import { firstTicket, orderLine as line, paidOrder } from "../../fixtures/orders.ts";
import { circuitAddress } from "./circuit-address.ts";
import { orderCalendar } from "./order-calendar.ts";

const number = "CD-270418";
const order = { ...paidOrder, number };
const contact = { organisation: "Stichting", street: "Turfvaartweg 26", postcode: "9499 ZZ", city: "Hunebrink" };
const circuit = circuitAddress({ brandName: "Circuit Drenthe", contact });

function eventsIn(text: string) {
  const root = new ICAL.Component(ICAL.parse(text));
  return root.getAllSubcomponents("vevent").map((component) => new ICAL.Event(component));
}

test("each event and admission of an order is an entry with its tickets, gate and days", () => {
  const [day, weekend] = eventsIn(orderCalendar(order, circuit, "https://site.example"));
  const description = `2 × Hoofdtribune (Ingang Zuid)\n${number}`;
  const location = "Circuit Drenthe, Turfvaartweg 26, 9499 ZZ  Hunebrink";
  expect(day).toMatchObject({ summary: "TT Drenthe", description, location });
  expect(day?.startDate.toString()).toBe("2027-06-27");
  expect(weekend?.startDate.toString()).toBe("2027-06-25");
  expect(weekend?.duration.toString()).toBe("P3D");
});

test("tickets of one day are one entry, and nothing in it opens the order", () => {
  const lines = [line, { ...line, ticketId: "north", name: "Noord", stand: null }];
  const text = orderCalendar({ ...order, lines }, circuit, "https://site.example");
  const [only, ...more] = eventsIn(text);
  expect(only?.description).toBe(`2 × Hoofdtribune (Ingang Zuid)\n2 × Noord\n${number}`);
  expect(more).toEqual([]);
  expect(text).not.toContain(order.token.slice(0, 8));
});

test("days on which a moved event isn't any more are struck out, as a newer version of the same entries", () => {
  const before = eventsIn(orderCalendar(order, circuit, "https://site.example"));
  const after = eventsIn(orderCalendar({ ...order, eventChanges: ["moved"] }, circuit, "https://site.example"));
  expect(after.map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid));
  expect(after.map(({ component }) => component.getFirstPropertyValue("status"))).toEqual(["CANCELLED", "CONFIRMED"]);
  expect(after.map(({ sequence }, index) => sequence - (before[index]?.sequence ?? 0))).toEqual([1, 0]);
});

test("each change of an event that was told is a newer version than all before, also when all is as it was", () => {
  const moved = ["moved" as const];
  const told = [
    { eventChanges: moved, eventsChangedAt: "2027-01-10T12:00:00.000Z" },
    { eventChanges: [], eventsChangedAt: "2027-01-10T12:01:00.000Z" },
    { eventChanges: moved, eventsChangedAt: "2027-01-10T12:02:00.000Z" },
  ];
  const sequences = [{}, ...told].map(
    (changes) => eventsIn(orderCalendar({ ...order, ...changes }, circuit, "https://site.example"))[0]?.sequence ?? 0,
  );
  expect(new Set(sequences).size).toBe(4);
  expect(sequences).toEqual(sequences.toSorted((a, b) => a - b));
});

test("a ticket that was cancelled isn't counted, and days without any other are struck out", () => {
  const one = { ...order, tickets: order.tickets.with(0, { ...firstTicket, isCancelled: true }) };
  expect(eventsIn(orderCalendar(one, circuit, "https://site.example"))[0]?.description).toMatch(/^1 × Hoofdtribune/u);
  const tickets = order.tickets.map((each) => ({ ...each, isCancelled: each.line === 0 }));
  const events = eventsIn(orderCalendar({ ...order, tickets }, circuit, "https://site.example"));
  expect(events.map(({ component }) => component.getFirstPropertyValue("status"))).toEqual(["CANCELLED", "CONFIRMED"]);
});
