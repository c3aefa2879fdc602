import { expect, test } from "vitest";
import { anySerial as serial, newTicketKey } from "../../fixtures/signed-ticket.ts";
import { checkTicketCode, eventHash, importTicketKeys, parseTicketCode, standHash } from "./ticket-code.ts";

const key = newTicketKey();

/** The text of a ticket of the main stand. */
const textOf = (admission: string, { ticket } = key) => ticket(admission, { stand: "hoofdtribune" });
const textWithoutStand = (admission: string) => key.ticket(admission, { stand: "unsaid" });
const keys = await importTicketKeys([key.jwk]);

test.each(["2027-06-25", "2027-06-25_2027-06-27", "2028-02-28_2028-03-01", "2027-12-31_2028-01-13"])(
  "a ticket's QR text for %s is real, and says what it admits to",
  async (admission) => {
    const { keyId } = key;
    expect(await checkTicketCode(textOf(admission), keys)).toEqual({
      outcome: "real",
      claim: { keyId, serial, eventHash: eventHash("tt"), standHash: standHash("hoofdtribune"), admission },
    });
  },
);

test("a ticket's QR text of the first version, which names no stand, stays real", async () => {
  const { keyId } = key;
  const text = textWithoutStand("2027-06-25");
  expect(text.startsWith(`CD1.${keyId}.${serial}.${eventHash("tt")}.270625-1.`)).toBe(true);
  expect(await checkTicketCode(text, keys)).toMatchObject({ outcome: "real", claim: { serial, standHash: null } });
});

test("a ticket's QR text fits a QR code of 41 by 41 modules: capitals, digits, dots and a hyphen, 154 at most", () => {
  const text = textOf("2027-12-31_2028-01-13");
  expect(text).toMatch(/^[A-Z2-7\d.-]+$/u);
  expect(text.length).toBeLessThanOrEqual(154);
});

test("a ticket's QR text with one character changed is never real: no day, event, stand, person or number of days", async () => {
  const text = textOf("2027-06-25_2027-06-27");
  const changed = Array.from(text, (character, index) => {
    const other = /\d/u.test(character) ? String((Number(character) + 1) % 10) : character === "A" ? "B" : "A";
    return text.slice(0, index) + other + text.slice(index + 1);
  });
  const checks = await Promise.all(changed.map((each) => checkTicketCode(each, keys)));
  expect(checks.filter(({ outcome }) => outcome === "real")).toEqual([]);
  const [otherDay, moreDays] = [text.replace("270625-3", "270626-3"), text.replace("270625-3", "270625-4")];
  expect(changed).toEqual(expect.arrayContaining([otherDay, moreDays]));
});

test("a ticket's QR text of a key that isn't the circuit's is unknown, and forged under the circuit's name", async () => {
  const stranger = newTicketKey();
  const text = textOf("2027-06-25", stranger);
  expect((await checkTicketCode(text, keys)).outcome).toBe("unknown-key");
  const renamed = text.replace(stranger.keyId, key.keyId);
  expect(await checkTicketCode(renamed, keys)).toEqual({ outcome: "forged", claim: null });
});

test("a ticket's QR text of an earlier key is real as long as that one is known", async () => {
  const earlier = newTicketKey();
  const both = await importTicketKeys([key.jwk, earlier.jwk]);
  expect((await checkTicketCode(textOf("2027-06-25", earlier), both)).outcome).toBe("real");
  expect((await checkTicketCode(textOf("2027-06-25"), both)).outcome).toBe("real");
});

test.each([
  ["nothing", ""],
  ["an address", "https://circuit.example/tickets"],
  ["small letters", textOf("2027-06-25").toLowerCase()],
  ["a day that doesn't exist", textOf("2027-06-25").replace("270625", "270631")],
  ["no days", textOf("2027-06-25").replace("270625-1", "270625-0")],
  ["days beyond count", textOf("2027-06-25").replace("270625-1", "270625-99")],
  ["a number written otherwise", textOf("2027-06-25").replace("270625-1", "270625-01")],
  ["the start of another version", textOf("2027-06-25").replace("CD2", "CD1")],
  ["the start of a version to come", textOf("2027-06-25").replace("CD2", "CD3")],
  ["a stand in the first version", textWithoutStand("2027-06-25").replace("CD1", "CD2")],
  ["something behind it", `${textOf("2027-06-25")}A`],
  ["a line behind it", `${textOf("2027-06-25")}\n`],
])("a ticket's QR text is no ticket with %s", async (_, text) => {
  expect(parseTicketCode(text)).toBeNull();
  expect((await checkTicketCode(text, keys)).outcome).toBe("malformed");
});
