import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import type { Order } from "@circuit/contract/shop/order";
import { makePass } from "../src/shop/documents/wallet/make-pass.ts";
import type { Wallet } from "../src/shop/documents/wallet/create-wallet.ts";
import { readPendingSignIn } from "./read-pass.ts";
import { circuit, paperLine, paperOrder } from "./shop-paper-order.ts";
import { newWalletPems, walletOf, type WalletPems } from "./wallet-certificate.ts";

let pems: WalletPems;
let wallet: Wallet;

beforeAll(async () => {
  pems = await newWalletPems();
  wallet = walletOf(pems);
});

const lines = [
  paperLine({ quantity: 2 }),
  paperLine({
    name: "Weekendkaart",
    admission: "2027-06-25_2027-06-27",
    stand: null,
    isFreePlace: true,
    eventColour: "blue",
  }),
];

const withPasses = (changes: Partial<Order> = {}) => paperOrder(lines, { hasPasses: true, ...changes });

async function passOf(order: Order, index: number) {
  const made = await makePass(wallet, order, order.tickets[index]?.code ?? "", circuit);
  if (made === null) throw new Error("No pass");
  return { ...made, ...(await readPendingSignIn(made.content, pems.root)) };
}

test("a pass has what a wallet wants, with digests and a signature for which the root vouches", async () => {
  const order = withPasses();
  const code = order.tickets[0]?.code ?? "";
  const { name, type, names, facts, files } = await passOf(order, 0);
  expect(name).toBe(`ticket-${code.replace(" ", "-")}.pkpass`);
  expect(type).toBe("application/vnd.apple.pkpass");
  const pictures = ["icon.png", "icon@2x.png", "icon@3x.png", "logo.png", "logo@2x.png", "logo@3x.png"];
  expect(names).toEqual(["pass.json", ...pictures, "manifest.json", "signature"]);
  expect(facts).toMatchObject({
    formatVersion: 1,
    passTypeIdentifier: "pass.example.circuit",
    teamIdentifier: "TEAM123456",
    serialNumber: "CD-270418-1",
    groupingIdentifier: "CD-270418",
    organizationName: "Circuit Drenthe",
    description: "Ticket voor TT Drenthe",
    backgroundColor: "rgb(0, 178, 89)",
    foregroundColor: "rgb(11, 20, 22)",
  });
  const sizes = { "icon.png": [29, 29], "icon@2x.png": [58, 58], "logo.png": [48, 33], "logo@2x.png": [96, 66] };
  for (const [file, size] of Object.entries(sizes)) {
    const { format, width, height } = await sharp(files[file]).metadata();
    expect([file, format, width, height]).toEqual([file, "png", ...size]);
  }
});

test("one for a moved event says so, and isn't shown on the old day", async () => {
  const { facts, values } = await passOf(withPasses({ eventChanges: ["moved"] }), 0);
  expect(values).toMatchObject({ moved: expect.stringContaining("Dit evenement is verplaatst") });
  expect(JSON.stringify(facts)).toContain("Verplaatst van");
  expect(facts).not.toHaveProperty("relevantDate");
  const stands = await passOf(withPasses(), 0);
  expect(JSON.stringify(stands.facts)).not.toContain("erplaatst");
  expect(stands.facts).toHaveProperty("relevantDate");
});

test("it says what the ticket on paper says, and has the same code", async () => {
  const order = withPasses();
  const [first] = order.tickets;
  const { facts, values } = await passOf(order, 0);
  const text = { message: first?.qrText, messageEncoding: "iso-8859-1", altText: first?.code };
  const code = { format: "PKBarcodeFormatQR", ...text };
  expect(facts).toMatchObject({ barcodes: [code], barcode: code });
  expect(values).toMatchObject({
    day: "27",
    event: "TT Drenthe",
    ticket: "Hoofdtribune",
    days: "zondag 27 juni 2027",
    gate: "Zuid",
    holder: "Jorien Hoving",
    code: first?.code,
    order: "Bestelling CD-270418",
  });
  expect(values).not.toHaveProperty("stand");
  expect(values).not.toHaveProperty("pay");
  for (const personal of ["jorien@example.nl", "Brink", "9301", "Roden", order.token])
    expect(JSON.stringify(facts)).not.toContain(personal);
});

test("it shows itself on its days, by the clock at the circuit, and is put away after the last", async () => {
  const { facts, values } = await passOf(withPasses(), 2);
  expect(values).toMatchObject({ day: "25–27", days: "25 juni t/m 27 juni 2027" });
  expect(facts).toMatchObject({
    relevantDate: "2027-06-25T08:00:00+02:00",
    expirationDate: "2027-06-28T04:00:00+02:00",
    relevantDates: [
      { startDate: "2027-06-25T00:00:00+02:00", endDate: "2027-06-25T23:59:00+02:00" },
      { startDate: "2027-06-26T00:00:00+02:00", endDate: "2027-06-26T23:59:00+02:00" },
      { startDate: "2027-06-27T00:00:00+02:00", endDate: "2027-06-27T23:59:00+02:00" },
    ],
    foregroundColor: "rgb(255, 255, 255)",
  });
  const change = paperOrder([paperLine({ admission: "2027-10-30_2027-10-31" })], { hasPasses: true });
  expect((await passOf(change, 0)).facts).toMatchObject({
    relevantDate: "2027-10-30T08:00:00+02:00",
    expirationDate: "2027-11-01T04:00:00+01:00",
  });
});

test("it is in the order's language, on the ticket's name, and says what is still to pay", async () => {
  const order = withPasses({ locale: "en", state: "at-gate", method: "gate", payment: null });
  const named = { ...order, tickets: order.tickets.map((ticket) => ({ ...ticket, holder: "Жанна Ёлкина" })) };
  const { facts, values } = await passOf(named, 0);
  expect(facts["description"]).toBe("Ticket for TT Drenthe");
  expect(values).toMatchObject({ day: "27", holder: "Жанна Ёлкина" });
  expect(values["days"]).toMatch(/^Sunday,? 27 June 2027$/u);
  expect(values["pay"]).toMatch(/^Still to pay at the gate: €/u);
});

test("a pass made anew goes in the place of the one before, on another name too", async () => {
  const order = withPasses();
  const named = { holder: "Harm Hoving" };
  const renamed = { ...order, tickets: order.tickets.map((one, at) => ({ ...one, ...named, code: `NEW${at} CODE` })) };
  const [before, after] = [await passOf(order, 0), await passOf(renamed, 0)];
  expect(after.facts["serialNumber"]).toBe(before.facts["serialNumber"]);
  expect(after.facts["serialNumber"]).not.toBe((await passOf(order, 1)).facts["serialNumber"]);
});

test("there is none of a cancelled ticket, of another order's, and of an order that has none", async () => {
  const order = withPasses();
  const [first, ...others] = order.tickets;
  if (first === undefined) throw new Error("No tickets");
  const cancelled = { ...order, tickets: [{ ...first, isCancelled: true }, ...others] };
  expect(await makePass(wallet, cancelled, first.code, circuit)).toBeNull();
  expect(await makePass(wallet, order, "0000 0000", circuit)).toBeNull();
  expect(await makePass(wallet, { ...order, hasPasses: false }, first.code, circuit)).toBeNull();
  expect((await passOf(cancelled, 1)).values["order"]).toBe("Bestelling CD-270418");
});
