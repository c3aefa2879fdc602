import { maxLines, type CartLine } from "@circuit/contract/shop/cart-line";
import { expect, test } from "vitest";
import { changeCart, lineOfField, type CartChange, type ChangedCart } from "./change-cart.server.ts";
import { readChange } from "./read-change.server.ts";
import { lineKey, ticketFieldName } from "./ticket-field.ts";

const sunday: CartLine = { ticketId: "hoofdtribune1", admission: "2027-06-27", quantity: 2, seenPriceCents: 12_900 };
const saturday: CartLine = { ...sunday, admission: "2027-06-26", quantity: 1 };
const lines = [sunday, saturday];

function formOf(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

/** What becomes of a cart that has room. */
function changed(before: readonly CartLine[], change: CartChange): ChangedCart {
  const after = changeCart(before, change);
  if (after === null) throw new Error("The cart is full");
  return after;
}

test("D03 more of a ticket that is there makes its line longer, at the price seen last", () => {
  const { lines: after, added } = changed(lines, { intent: "add", lines: [{ ...sunday, seenPriceCents: 11_000 }] });
  expect(after).toEqual([{ ...sunday, quantity: 4, seenPriceCents: 11_000 }, saturday]);
  expect(added).toEqual([{ line: 0, quantity: 2 }]);
});

test("D03 a line is removed by its index, and can be put back where it was", () => {
  const { lines: after, removed } = changed(lines, { intent: "remove", index: 0, key: lineKey(sunday) });
  expect(after).toEqual([saturday]);
  expect(changed(after, { intent: "restore", ...removed }).lines).toEqual(lines);
});

test("D03 an index that another tab has moved still removes the line that the visitor saw", () => {
  expect(changed([saturday], { intent: "remove", index: 1, key: lineKey(saturday) }).lines).toEqual([]);
  expect(changed([saturday], { intent: "remove", index: 0, key: lineKey(sunday) }).lines).toEqual([saturday]);
});

test("D03 a cleared cart can be put back, without doubling what was added since", () => {
  const { removed } = changed(lines, { intent: "clear" });
  expect(changed([saturday], { intent: "restore", ...removed }).lines).toEqual(lines);
});

test("D03 what has no room isn't added in part, and a line that is there can still get longer", () => {
  const full = Array.from({ length: maxLines - 1 }, (_, index) => ({ ...saturday, ticketId: `full${index}` }));
  expect(changeCart(full, { intent: "add", lines })).toBeNull();
  expect(changeCart(full, { intent: "restore", index: 0, lines })).toBeNull();
  expect(changed(full, { intent: "add", lines: [sunday] }).lines).toHaveLength(maxLines);
  expect(changed([...full, sunday], { intent: "add", lines: [sunday] }).lines.at(-1)?.quantity).toBe(4);
});

test("S06 every ticket with a number is a line; the others aren't", () => {
  const data = formOf({
    intent: "add",
    from: "/tickets",
    [ticketFieldName("hoofdtribune1", "2027-06-27", 12_900)]: "2",
    [ticketFieldName("hoofdtribune1", "2027-06-26", 12_900)]: "0",
    [ticketFieldName("korhoen2", "2027-06-25_2027-06-27", 0)]: "",
  });
  expect(readChange(data)).toEqual({ intent: "add", lines: [sunday] });
});

test("S06 a ticket from a list has its number in a field of its own", () => {
  const data = formOf({ intent: "add", choice: ticketFieldName("lounge1", "2027-06-27", 59_500), quantity: "12" });
  expect(readChange(data)).toEqual({
    intent: "add",
    lines: [{ ticketId: "lounge1", admission: "2027-06-27", quantity: 12, seenPriceCents: 59_500 }],
  });
});

test("S06 no tickets of a line takes it out", () => {
  const data = formOf({ intent: "set", index: "1", key: lineKey(saturday), quantity: "0", seen: "12900" });
  expect(readChange(data)).toEqual({ intent: "remove", index: 1, key: lineKey(saturday) });
  data.set("quantity", "250");
  expect(readChange(data)).toEqual({ intent: "set", index: 1, line: { ...saturday, quantity: 99 } });
});

test("S06 what is no number for a line is said to be none", () => {
  const change = readChange(formOf({ intent: "set", key: lineKey(saturday), quantity: "7.5", seen: "12900" }));
  expect(change).toEqual({ intent: "no-number" });
});

const otherFields = ["ticket.HOOFD.2027-06-27.1", "ticket.hoofdtribune1.morgen.1", "ticket."];
test.each([...otherFields, "ticket.hoofdtribune1.2027-06-27.-1", "ticket.hoofdtribune1.2027-06-27"])(
  "S06 a field named %s is no ticket",
  (name) => expect(lineOfField(name, "1")).toBeNull(),
);

test("S06 what no form of ours asks is nothing", () => {
  expect(readChange(formOf({ intent: "steal" }))).toBeNull();
  expect(readChange(formOf({ intent: "set", key: "a", quantity: "1", seen: "x" }))).toBeNull();
});
