import { anySerial as serial, newTicketKey } from "@circuit/contract/fixtures/signed-ticket";
import { expect, test } from "vitest";
import { checkOffline } from "./check-offline.ts";

const today = "2027-06-25";
const at = `${today}T08:00:00.000Z`;

const own = newTicketKey();
const until = { validUntil: `${today}T20:00:00.000Z`, eventState: "planned" as const };
const place = { name: "Telefoon 1", eventId: "tt", gate: "Oost 4", stand: null };
const scanner = { ...place, firstDay: today, lastDay: today, ...until };
const device = { scanner, keys: [own.jwk] };

function check(text: string, admitted: Record<string, string> = {}, moment = at, stand: string | null = null) {
  const admittedAt = (key: string) => Promise.resolve(admitted[key] ?? null);
  return checkOffline({ text, at: moment, device: { ...device, scanner: { ...scanner, stand } }, admittedAt });
}

/** At the gate of the main stand. */
const checkAtStand = (text: string, admitted: Record<string, string> = {}) => check(text, admitted, at, "hoofdtribune");

test("S06 without a network a real ticket for today lets its holder in, and says what isn't known", async () => {
  const admissions = [today, "2027-06-24_2027-06-26"];
  const verdicts = await Promise.all(admissions.map((admission) => check(own.ticket(admission))));
  expect(verdicts).toMatchObject(
    admissions.map((admission) => ({ kind: "admitted", isOffline: true, ticket: { admission } })),
  );
});

test("S06 whom this device let in already isn't let in again on that day, however the code is written", async () => {
  const text = own.ticket("2027-06-24_2027-06-25");
  const admitted = { [`${today} ${serial}`]: "2027-06-25T07:00:00.000Z" };
  expect(await check(`  ${text.toLowerCase()}`, admitted)).toMatchObject({
    kind: "already",
    first: { at: "2027-06-25T07:00:00.000Z", gate: "Oost 4", isSameScanner: true },
  });
  const yesterday = { [`2027-06-24 ${serial}`]: "2027-06-24T08:00:00.000Z" };
  expect(await check(text, yesterday)).toMatchObject({ kind: "admitted" });
});

test("S06 without a network a ticket that has ended lets nobody in, and says since when", async () => {
  const end = { at: "2027-06-03T12:05:00.000Z", isReplaced: true };
  const asked = { text: own.ticket(today), at, admittedAt: () => Promise.resolve(null) };
  const verdict = await checkOffline({ ...asked, device: { ...device, ended: [{ serial, ...end }] } });
  expect(verdict).toMatchObject({ kind: "cancelled", isOffline: true, end });
  const others = [{ serial: "ABCDEFGHIJKLMNOPQRSTUVW2", ...end }];
  expect(await checkOffline({ ...asked, device: { ...device, ended: others } })).toMatchObject({ kind: "admitted" });
});

test("S06 an evening goes on after midnight, and a ticket isn't good a second time then", async () => {
  const night = "2027-06-25T22:30:00.000Z";
  expect(await check(own.ticket(today), {}, night)).toMatchObject({ kind: "admitted" });
  const admitted = { [`${today} ${serial}`]: "2027-06-25T18:00:00.000Z" };
  expect(await check(own.ticket(`${today}_2027-06-26`), admitted, night)).toMatchObject({ kind: "already" });
  expect(await check(own.ticket(today), {}, "2027-06-26T02:00:00.000Z")).toMatchObject({ kind: "wrong-day" });
});

test("S06 at a stand only its own tickets are let in, also without a network", async () => {
  const [main, bend, none] = ["hoofdtribune", "haarbocht", null].map((stand) => own.ticket(today, { stand }));
  expect(await checkAtStand(main ?? "")).toMatchObject({ kind: "admitted" });
  for (const other of [bend, none]) expect(await checkAtStand(other ?? "")).toMatchObject({ kind: "wrong-gate" });
  expect(await check(bend ?? ""), "the grounds are for all").toMatchObject({ kind: "admitted" });
});

test("S06 a code of before they named stands is real, and at a stand its holder's ticket has to be looked at", async () => {
  const old = own.ticket(today, { stand: "unsaid" });
  expect(await check(old)).toMatchObject({ kind: "admitted" });
  expect(await checkAtStand(old)).toMatchObject({ kind: "unchecked", ticket: { admission: today } });
  expect(await checkAtStand(own.ticket("2027-06-26", { stand: "unsaid" }))).toMatchObject({ kind: "wrong-day" });
  // This device let it in with a network.
  const admitted = { [`${today} ${serial}`]: "2027-06-25T07:00:00.000Z" };
  expect(await checkAtStand(old, admitted)).toMatchObject({ kind: "already" });
});

test("S06 another day, another event and a changed code are told apart", async () => {
  expect(await check(own.ticket("2027-06-26"))).toMatchObject({ kind: "wrong-day" });
  expect(await check(own.ticket(today, { eventId: "dinner" }))).toMatchObject({ kind: "wrong-event" });
  const changed = own.ticket(today).replace("ABCDEF", "BBCDEF");
  expect(await check(changed)).toMatchObject({ kind: "forged", ticket: null });
  // The day at the circuit, not that of Greenwich.
  expect(await check(own.ticket(today), {}, "2027-06-24T22:30:00.000Z")).toMatchObject({ kind: "admitted" });
});

test("S06 what can't be judged here is never called good: numbers that were typed, and keys that are too new", async () => {
  const verdicts = await Promise.all(["CD27 7K4M", newTicketKey().ticket(today), ""].map((text) => check(text)));
  expect(verdicts.map(({ kind }) => kind)).toEqual(["unchecked", "unchecked", "unchecked"]);
  expect(await check("CD1.nonsense")).toMatchObject({ kind: "unknown" });
  expect(await check("CD2.nonsense")).toMatchObject({ kind: "unknown" });
});

test.each(["postponed", "cancelled"] as const)(
  "S06 nobody is let in to an event that was %s, also without a network",
  async (eventState) => {
    const off = { ...device, scanner: { ...scanner, eventState } };
    const admittedAt = () => Promise.resolve(null);
    expect(await checkOffline({ text: own.ticket(today), at, device: off, admittedAt })).toMatchObject({
      kind: `event-${eventState}`,
    });
  },
);
