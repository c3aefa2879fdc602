import { createHash, generateKeyPairSync, sign } from "node:crypto";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import {
  checkTicketCode,
  eventHash,
  importTicketKeys,
  parseTicketCode,
  signedTicketCode,
  standHash,
  ticketKeyId,
  type TicketKeyJwk,
  unsignedTicketCode,
} from "./ticket-code.ts";

const jwkSchema = z.object({ kty: z.literal("OKP"), crv: z.literal("Ed25519"), x: z.string() });

function newKey() {
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  const jwk: TicketKeyJwk = jwkSchema.parse(publicKey.export({ format: "jwk" }));
  const keyId = ticketKeyId(createHash("sha256").update(Buffer.from(jwk.x, "base64url")).digest());
  const serial = "ABCDEFGHIJKLMNOPQRSTUVWX";
  const signed = (mark: string | null, admission: string, eventId = "tt") => {
    const unsigned = unsignedTicketCode({ keyId, serial, eventHash: eventHash(eventId), standHash: mark, admission });
    return signedTicketCode(unsigned, sign(null, Buffer.from(unsigned), privateKey));
  };
  const ticket = (admission: string) => signed(standHash("hoofdtribune"), admission);
  return { jwk, keyId, serial, signed, ticket };
}

const key = newKey();
const keys = await importTicketKeys([key.jwk]);

describe("a ticket's QR text", () => {
  test.each(["2027-06-25", "2027-06-25_2027-06-27", "2028-02-28_2028-03-01", "2027-12-31_2028-01-13"])(
    "for %s is real, and says what it admits to",
    async (admission) => {
      const { keyId, serial } = key;
      expect(await checkTicketCode(key.ticket(admission), keys)).toEqual({
        outcome: "real",
        claim: { keyId, serial, eventHash: eventHash("tt"), standHash: standHash("hoofdtribune"), admission },
      });
    },
  );

  test("of the first version, which names no stand, stays real", async () => {
    const { keyId, serial } = key;
    const text = key.signed(null, "2027-06-25");
    expect(text.startsWith(`CD1.${keyId}.${serial}.${eventHash("tt")}.270625-1.`)).toBe(true);
    expect(await checkTicketCode(text, keys)).toMatchObject({ outcome: "real", claim: { serial, standHash: null } });
  });

  test("fits a QR code of 41 by 41 modules: capitals, digits, dots and a hyphen, 154 at most", () => {
    const text = key.ticket("2027-12-31_2028-01-13");
    expect(text).toMatch(/^[A-Z2-7\d.-]+$/u);
    expect(text.length).toBeLessThanOrEqual(154);
  });

  test("with one character changed is never real", async () => {
    const text = key.ticket("2027-06-25_2027-06-27");
    const changed = Array.from(text, (character, index) => {
      const other = character === "A" ? "B" : "A";
      return text.slice(0, index) + other + text.slice(index + 1);
    });
    const checks = await Promise.all(changed.map((each) => checkTicketCode(each, keys)));
    expect(checks.filter(({ outcome }) => outcome === "real")).toEqual([]);
  });

  test("for another day, more days, another event or another person is forged", async () => {
    const text = key.ticket("2027-06-25");
    const changes = [
      text.replace("270625-1", "270626-1"),
      text.replace("270625-1", "270625-3"),
      text.replace(eventHash("tt"), eventHash("dinner")),
      text.replace(standHash("hoofdtribune"), standHash("haarbocht")),
      text.replace(standHash("hoofdtribune"), standHash(null)),
      text.replace(key.serial, `Z${key.serial.slice(1)}`),
    ];
    expect(changes).not.toContain(text);
    const checks = await Promise.all(changes.map((each) => checkTicketCode(each, keys)));
    expect(checks).toEqual(changes.map(() => ({ outcome: "forged", claim: null })));
  });

  test("of a key that isn't the circuit's is unknown, and forged under the circuit's name", async () => {
    const stranger = newKey();
    const text = stranger.ticket("2027-06-25");
    expect((await checkTicketCode(text, keys)).outcome).toBe("unknown-key");
    expect((await checkTicketCode(text.replace(stranger.keyId, key.keyId), keys)).outcome).toBe("forged");
  });

  test("of an earlier key is real as long as that one is known", async () => {
    const earlier = newKey();
    const both = await importTicketKeys([key.jwk, earlier.jwk]);
    expect((await checkTicketCode(earlier.ticket("2027-06-25"), both)).outcome).toBe("real");
    expect((await checkTicketCode(key.ticket("2027-06-25"), both)).outcome).toBe("real");
  });

  test.each([
    ["nothing", ""],
    ["an address", "https://circuit.example/tickets"],
    ["small letters", key.ticket("2027-06-25").toLowerCase()],
    ["a day that doesn't exist", key.ticket("2027-06-25").replace("270625", "270631")],
    ["no days", key.ticket("2027-06-25").replace("270625-1", "270625-0")],
    ["days beyond count", key.ticket("2027-06-25").replace("270625-1", "270625-99")],
    ["a number written otherwise", key.ticket("2027-06-25").replace("270625-1", "270625-01")],
    ["the start of another version", key.ticket("2027-06-25").replace("CD2", "CD1")],
    ["the start of a version to come", key.ticket("2027-06-25").replace("CD2", "CD3")],
    ["a stand in the first version", key.signed(null, "2027-06-25").replace("CD1", "CD2")],
    ["something behind it", `${key.ticket("2027-06-25")}A`],
    ["a line behind it", `${key.ticket("2027-06-25")}\n`],
  ])("is no ticket with %s", async (_, text) => {
    expect(parseTicketCode(text)).toBeNull();
    expect((await checkTicketCode(text, keys)).outcome).toBe("malformed");
  });
});
