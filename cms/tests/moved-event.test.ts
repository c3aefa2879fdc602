import { expect, test } from "vitest";
import { catalogueSchema } from "@circuit/contract/shop/catalogue";
import { unsellableTickets, ticketsOutside } from "../src/admin/tickets-outside.ts";
import { readOffers } from "../src/shop/catalogue/read-offers.ts";
import { readOrder } from "../src/shop/orders/read-order.ts";
import { roomTable } from "../src/shop/tables/waiting-tables.ts";
import { changeEvent, requestKassa, friday, kassa, saturday, sellingShop } from "./kassa.ts";
import { locales } from "./publish.ts";
import { handlePaymentWebhook, payOrder } from "../src/shop/orders/pay-order.ts";
import { begin, begun, counters, line, paymentOf, place, stock } from "./shop.ts";

const circuit = kassa();

const admission = `${friday}_${saturday}`;
const [newFirst, newLast] = ["2099-07-03", "2099-07-04"];

const move = (first: string, last: string) =>
  changeEvent(circuit, { startsAt: `${first}T08:00:00Z`, endsAt: `${last}T16:00:00Z` });

async function onSale() {
  const { body } = await circuit.cms.get("/shop/catalogue?locale=nl");
  const event = catalogueSchema.parse(body).events.find(({ eventId }) => eventId === circuit.event);
  const [offer] = event?.offers ?? [];
  if (offer === undefined) throw new Error("Nothing is for sale");
  return { offer, states: offer.admissions.map(({ state }) => state) };
}

test("an event that moves stops the sale of its old days at once, and staff see what was sold for them", async () => {
  const { strapi } = circuit.cms;
  const shop = sellingShop(circuit);
  for (const day of [friday, saturday]) await stock(shop, 20, day, "hoofdtribune", circuit.event);
  const { offer, states } = await onSale();
  expect(states).toEqual(["available"]);
  const { ticketId } = offer;
  const cart = [line(2, { ticketId, admission, seenPriceCents: 4000 })];
  const sold = await begun(shop, cart);
  expect(await place(shop, sold, "invoice")).toMatchObject({ outcome: "order" });
  const held = await begun(shop, cart);

  await move(newFirst, newLast);

  expect((await onSale()).states).toEqual(["ended"]);
  const movedIn = async (now: string) =>
    (await readOrder({ ...shop, now: () => Date.parse(now) }, { token: sold.token }))?.eventChanges;
  expect(await movedIn(`${friday}T12:00:00Z`)).toEqual(["moved"]);
  expect(await movedIn("2099-12-01T12:00:00Z")).toEqual([null]);
  expect((await readOrder(shop, { token: held.token }))?.eventChanges).toEqual(["moved"]);
  const availability = JSON.stringify((await circuit.cms.get("/shop/availability")).body);
  expect(availability).toContain(`"${ticketId}/${admission}":["ended",null]`);
  expect(await begin(shop, cart)).toEqual({ outcome: "refused", problems: [{ line: 0, reason: "ended" }] });
  expect(await place(shop, held, "invoice")).toEqual({ outcome: "failed", reason: "expired" });
  expect((await counters(shop))[`${friday} hoofdtribune`]).toEqual([20, 0, 2]);

  const { body } = await requestKassa(circuit, "GET", "/overview");
  const seen = body.events.find(({ eventId }) => eventId === circuit.event);
  expect(seen?.places.map(({ day, isOutside }) => [day, isOutside])).toEqual([
    [friday, true],
    [saturday, true],
  ]);
  const number = await shop.db.connection("circuit_orders").whereNotNull("number").first("number");
  expect(seen?.outsideDates).toEqual({ tickets: 2, orders: [number.number] });
  expect(seen?.days).toBe(`${newFirst}_${newLast}`);

  const gates = (await requestKassa(circuit, "GET", "/gates")).body.events.find(
    ({ eventId }) => eventId === circuit.event,
  );
  expect(gates).toMatchObject({ days: [friday, saturday, newFirst, newLast], outsideDays: [friday, saturday] });

  // The editor's next step: the ticket type goes along, and is sold for the new days.
  const types = strapi.documents("api::ticket-type.ticket-type");
  for (const locale of locales) {
    const data = { admissions: [{ firstDay: newFirst, lastDay: newLast, priceCents: 4000 }] };
    await types.update({ documentId: ticketId, locale, data, status: "published" });
  }
  for (const day of [newFirst, newLast]) await stock(shop, 20, day, "hoofdtribune", circuit.event);
  expect((await onSale()).states).toEqual(["available"]);
  await move(friday, saturday);
  expect(await movedIn(`${friday}T12:00:00Z`)).toEqual([null]);

  // Taken off the site, its tickets with it, it is still not on the old days.
  await move(newFirst, newLast);
  await strapi.documents("api::event.event").unpublish({ documentId: circuit.event, locale: "*" });
  expect(await movedIn(`${friday}T12:00:00Z`)).toEqual(["moved"]);
  await move(newFirst, newLast);
  for (const locale of locales) await types.publish({ documentId: ticketId, locale });
  await move(friday, saturday);
});

test("nothing is placed or paid for the old days, even with its tickets unpublished; what was begun at the bank counts", async () => {
  const { strapi } = circuit.cms;
  const shop = sellingShop(circuit);
  await move(newFirst, newLast);
  for (const day of [newFirst, newLast]) await stock(shop, 20, day, "hoofdtribune", circuit.event);
  const { ticketId } = (await onSale()).offer;
  const cart = [line(1, { ticketId, admission: `${newFirst}_${newLast}`, seenPriceCents: 4000 })];
  const held = await begun(shop, cart);
  const failedOnce = await begun(shop, cart);
  await place(shop, failedOnce, "online");
  circuit.provider.set(await paymentOf(shop, failedOnce), "failed");
  const atBank = await begun(shop, cart);
  await place(shop, atBank, "online");
  circuit.provider.trouble = "unavailable";
  const neverSent = await begun(shop, cart);
  expect(await place(shop, neverSent, "online")).toEqual({ outcome: "failed", reason: "provider-away" });
  circuit.provider.trouble = "none";
  const { create } = circuit.provider.calls;

  await move(friday, saturday);
  await strapi.documents("api::ticket-type.ticket-type").unpublish({ documentId: ticketId, locale: "*" });

  const expired = { outcome: "failed", reason: "expired" };
  expect(await place(shop, held, "invoice")).toEqual(expired);
  expect(await payOrder(shop, failedOnce.token)).toEqual(expired);
  expect(await payOrder(shop, neverSent.token)).toEqual(expired);
  expect(circuit.provider.calls.create).toBe(create);
  const paid = await paymentOf(shop, atBank);
  circuit.provider.set(paid, "paid");
  await handlePaymentWebhook(shop, paid);
  expect((await counters(shop))[`${newFirst} hoofdtribune`]).toEqual([20, 0, 1]);
  await move(newFirst, newLast);
  for (const locale of locales) {
    await strapi.documents("api::ticket-type.ticket-type").publish({ documentId: ticketId, locale });
  }
});

test("the panel reads which tickets an event sells, for who reads events", async () => {
  const path = `${circuit.cms.origin}/event-tickets/${circuit.event}?locale=nl`;
  const ask = (who: string) => fetch(path, { headers: { authorization: `Bearer ${circuit.bearers.get(who) ?? ""}` } });
  expect(await (await ask("strapi-editor")).json()).toMatchObject({
    tickets: [{ name: "Volwassene", saleStartsAt: null }],
  });
  // Published in English alone, a ticket is sold there: an editor of the Dutch event has to know of it.
  const [ticket] = (await readOffers(circuit.cms.strapi, "nl")).flatMap(({ offers }) => offers);
  const document = { documentId: ticket?.ticketId ?? "", locale: "nl" };
  const types = circuit.cms.strapi.documents("api::ticket-type.ticket-type");
  await types.unpublish(document);
  expect(await (await ask("strapi-editor")).json()).toMatchObject({ tickets: [{ ticketId: ticket?.ticketId }] });
  await types.publish(document);
  expect((await ask("inbox")).status).toBe(403);
  expect((await ask("nobody")).status).toBe(401);
});

test("beside the form of an event stand the tickets that its dates leave out, by the days of the circuit", () => {
  const day = { ticketId: "a", name: "Dag", saleStartsAt: null, admissions: [friday, saturday] };
  const weekend = { ticketId: "b", name: "Weekend", saleStartsAt: null, admissions: [admission] };
  const both = [day, weekend];
  expect(ticketsOutside(both, `${friday}T08:00:00.000Z`, new Date(`${saturday}T16:00:00Z`))).toEqual([]);
  // In the Netherlands it is Saturday already.
  expect(ticketsOutside(both, `${friday}T22:30:00.000Z`, `${saturday}T16:00:00.000Z`)).toEqual([
    { ...day, admissions: [friday] },
    weekend,
  ]);
  expect(ticketsOutside(both, null, "later")).toEqual([]);
});

test("beside the form of an event stand the tickets whose sale would begin once nobody can buy them any more", () => {
  const late = { ticketId: "a", name: "Avond", saleStartsAt: `${saturday}T16:00:00.000Z`, admissions: [saturday] };
  const both = { ...late, ticketId: "b", admissions: [friday, saturday] };
  const atOnce = { ...late, ticketId: "c", saleStartsAt: null };
  const tickets = [late, both, atOnce];
  expect(unsellableTickets(tickets, `${friday}T08:00:00.000Z`, `${saturday}T16:01:00.000Z`)).toEqual([]);
  expect(unsellableTickets(tickets, `${friday}T08:00:00.000Z`, new Date(`${saturday}T16:00:00Z`))).toEqual([
    late,
    both,
  ]);
  // Those that are outside the event altogether are named as such.
  expect(unsellableTickets(tickets, `${friday}T08:00:00.000Z`, `${friday}T16:00:00.000Z`)).toEqual([both]);
  expect(unsellableTickets(tickets, null, "later")).toEqual([]);
});

test("S06 beside a ticket’s form its editor can read that the waiting room was drawn, and whether people have a place", async () => {
  const { strapi, origin } = circuit.cms;
  const ticketId = (await onSale()).offer.ticketId;
  const path = `${origin}/ticket-draws/${ticketId}`;
  const ask = (who: string) => fetch(path, { headers: { authorization: `Bearer ${circuit.bearers.get(who) ?? ""}` } });
  const drawOf = async () => (await ask("strapi-editor")).json();
  expect(await drawOf()).toEqual({ draw: null });

  // Not open yet: else the job of each minute, which runs here too, draws the room as soon as it comes by.
  const saleStartsAt = `${friday}T06:00:00Z`;
  for (const locale of locales) {
    const sale = { documentId: ticketId, locale, data: { saleStartsAt }, status: "published" } as const;
    await strapi.documents("api::ticket-type.ticket-type").update(sale);
    const queue = { documentId: circuit.event, locale, data: { visitorsPerMinute: 10 }, status: "published" } as const;
    await strapi.documents("api::event.event").update(queue);
  }
  await expect
    .poll(async () => (await readOffers(strapi, "nl")).some(({ waitingRoom }) => waitingRoom !== null))
    .toBe(true);
  const table = strapi.db.connection(roomTable);
  const room = { eventId: circuit.event, seed: "s", commitment: "c", committedAt: 1, letInAt: 1 };
  await table.clone().insert(room).onConflict("eventId").merge();
  expect(await drawOf()).toEqual({ draw: null });
  const drawnAt = Date.parse("2027-01-10T13:00:05Z");
  await table.clone().where({ eventId: circuit.event }).update({ drawnAt, digest: "d", places: 3 });
  expect(await drawOf()).toEqual({ draw: { at: "2027-01-10T13:00:05.000Z", places: 3 } });
  expect((await ask("inbox")).status).toBe(403);
  expect((await ask("nobody")).status).toBe(401);
});
