import { describe, expect, test } from "vitest";
import { checkTicketCode, importTicketKeys } from "@circuit/contract/shop/ticket-code";
import { newTicketKey } from "./ticket-key.ts";
import { makeTicketSerial, createTicketSigner } from "../src/shop/documents/ticket-keys.ts";

const ticket = {
  serial: makeTicketSerial(),
  eventId: "tt",
  stand: null,
  admission: "2027-06-25_2027-06-27",
};

describe("the keys for tickets", () => {
  test("sign tickets that the circuit's scanners know, the same each time", async () => {
    const signer = createTicketSigner([newTicketKey().signing]);
    const keys = await importTicketKeys(signer.publicKeys);
    const text = signer.qrText(ticket);
    expect(signer.qrText(ticket)).toBe(text);
    expect(await checkTicketCode(text, keys)).toMatchObject({
      outcome: "real",
      claim: { serial: ticket.serial, admission: ticket.admission },
    });
  });

  test("change without making earlier tickets worthless, with the earlier key whole or only its public half", async () => {
    const [earlier, now] = [newTicketKey(), newTicketKey()];
    const old = createTicketSigner([earlier.signing]).qrText(ticket);
    for (const kept of [earlier.signing, earlier.public]) {
      const signer = createTicketSigner([now.signing, kept]);
      const keys = await importTicketKeys(signer.publicKeys);
      expect(signer.qrText(ticket)).not.toBe(old);
      expect((await checkTicketCode(old, keys)).outcome).toBe("real");
      expect((await checkTicketCode(signer.qrText(ticket), keys)).outcome).toBe("real");
    }
    const without = await importTicketKeys(createTicketSigner([now.signing]).publicKeys);
    expect((await checkTicketCode(old, without)).outcome).toBe("unknown-key");
  });

  test("are refused when the first can't sign, or one stands there twice", () => {
    const { signing, public: half } = newTicketKey();
    expect(() => createTicketSigner([half])).toThrow(Error);
    expect(() => createTicketSigner([])).toThrow(Error);
    expect(() => createTicketSigner([signing, half])).toThrow("the same");
  });
});

test("no two serials are the same", () => {
  const serials = Array.from({ length: 1000 }, makeTicketSerial);
  expect(new Set(serials).size).toBe(1000);
  expect(serials.every((serial) => /^[A-Z2-7]{24}$/u.test(serial))).toBe(true);
});
