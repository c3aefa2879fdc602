import { createHash, generateKeyPairSync, sign } from "node:crypto";
import { eventMark, signedTicketCode, ticketKeyId, unsignedTicketCode } from "@circuit/contract/shop/ticket-code";
import { expect, test } from "vitest";
import * as z from "zod";
import { ticketKeySchema } from "@circuit/contract/shop/scan-requests";
import { checkOffline, ticketKeyOf } from "./check-offline.ts";

const today = "2027-06-25";
const at = `${today}T08:00:00.000Z`;

function newKey() {
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  const jwk = ticketKeySchema.parse(publicKey.export({ format: "jwk" }));
  const keyId = ticketKeyId(createHash("sha256").update(Buffer.from(jwk.x, "base64url")).digest());
  const ticket = (admission: string, eventId = "tt", serial = "ABCDEFGHIJKLMNOPQRSTUVWX") => {
    const unsigned = unsignedTicketCode({ keyId, serial, eventMark: eventMark(eventId), admission });
    return signedTicketCode(unsigned, sign(null, Buffer.from(unsigned), privateKey));
  };
  return { jwk, ticket };
}

const own = newKey();
const scanner = {
  name: "Telefoon 1",
  eventId: "tt",
  firstDay: today,
  lastDay: today,
  gate: "Oost 4",
  stand: null,
  validUntil: `${today}T20:00:00.000Z`,
};
const device = { scanner, keys: [own.jwk] };

function check(text: string, admitted: Record<string, string> = {}, moment = at) {
  return checkOffline({ text, at: moment, device, admittedAt: (key) => Promise.resolve(admitted[key] ?? null) });
}

test("S06 without a network a real ticket for today lets its holder in, and says what isn't known", async () => {
  const admissions = [today, "2027-06-24_2027-06-26"];
  const verdicts = await Promise.all(admissions.map((admission) => check(own.ticket(admission))));
  expect(verdicts).toMatchObject(
    admissions.map((admission) => ({ kind: "admitted", isOffline: true, ticket: { admission } })),
  );
});

test("S06 whom this device let in already isn't let in again on that day, however the code is written", async () => {
  const text = own.ticket("2027-06-24_2027-06-25");
  const admitted = { [ticketKeyOf(`  ${text.toLowerCase()}`, at)]: "2027-06-25T07:00:00.000Z" };
  expect(await check(text, admitted)).toMatchObject({
    kind: "already",
    first: { at: "2027-06-25T07:00:00.000Z", gate: "Oost 4", isSameScanner: true },
  });
  const yesterday = { [ticketKeyOf(text, "2027-06-24T08:00:00.000Z")]: "2027-06-24T08:00:00.000Z" };
  expect(await check(text, yesterday)).toMatchObject({ kind: "admitted" });
});

test("S06 another day, another event and a changed code are told apart", async () => {
  expect(await check(own.ticket("2027-06-26"))).toMatchObject({ kind: "wrong-day" });
  expect(await check(own.ticket(today, "dinner"))).toMatchObject({ kind: "wrong-event" });
  const changed = own.ticket(today).replace("ABCDEF", "BBCDEF");
  expect(await check(changed)).toMatchObject({ kind: "forged", ticket: null });
  // The day at the circuit, not that of Greenwich.
  expect(await check(own.ticket(today), {}, "2027-06-24T22:30:00.000Z")).toMatchObject({ kind: "admitted" });
});

test("S06 what can't be judged here is never called good: numbers that were typed, and keys that are too new", async () => {
  const verdicts = await Promise.all(["CD27 7K4M", newKey().ticket(today), ""].map((text) => check(text)));
  expect(verdicts.map(({ kind }) => kind)).toEqual(["unchecked", "unchecked", "unchecked"]);
  expect(await check("CD1.nonsense")).toMatchObject({ kind: "unknown" });
  expect(z.string().parse(ticketKeyOf("cd27 7k4m", at))).toBe(`${today} CD277K4M`);
});
