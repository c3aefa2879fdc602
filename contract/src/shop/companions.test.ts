import { expect, test } from "vitest";
import { ticketOffer } from "../../fixtures/catalogue.ts";
import type { TicketOffer } from "./catalogue.ts";
import { companionsAllowed } from "./companions.ts";

const saturday = "2027-06-26";
const sunday = "2027-06-27";
const weekend = "2027-06-26_2027-06-27";
const elsewhere = { stand: null };

const line = (given: Partial<TicketOffer>, quantity: number, admission = sunday) => ({
  offer: ticketOffer(given),
  admission,
  quantity,
});
const wheelchair = (quantity: number, admission?: string, given: Partial<TicketOffer> = {}) =>
  line({ isAccessible: true, ...given }, quantity, admission);
const companion = (quantity: number, admission?: string, given: Partial<TicketOffer> = {}) =>
  line({ isAccessible: true, audience: "companion", ...given }, quantity, admission);

test("there are as many companions as wheelchair places, wherever these stand in the order", () => {
  expect(companionsAllowed([companion(2), wheelchair(1), wheelchair(1)])).toEqual([2, null, null]);
  expect(companionsAllowed([wheelchair(2), companion(1), companion(2)])).toEqual([null, 2, 1]);
});

test("other places have no seat beside them, nor has a wheelchair place elsewhere, or of another day or event", () => {
  expect(companionsAllowed([line({}, 2), companion(1)])).toEqual([null, 0]);
  expect(companionsAllowed([wheelchair(1, saturday), companion(1)])).toEqual([null, 0]);
  expect(companionsAllowed([wheelchair(1, sunday, { eventId: "other" }), companion(1)])).toEqual([null, 0]);
  expect(companionsAllowed([wheelchair(1, sunday, elsewhere), companion(1)])).toEqual([null, 0]);
  expect(companionsAllowed([wheelchair(1, sunday, elsewhere), companion(1, sunday, elsewhere)])).toEqual([null, 1]);
});

test("days in a row need a wheelchair place on each of them, of one ticket or of several", () => {
  expect(companionsAllowed([wheelchair(1, saturday), companion(1, weekend)])).toEqual([null, 0]);
  const onBoth = [wheelchair(1, saturday), wheelchair(2), companion(1, weekend), companion(2)];
  expect(companionsAllowed(onBoth)).toEqual([null, null, 1, 1]);
  expect(companionsAllowed([wheelchair(1, weekend), companion(1, saturday), companion(1)])).toEqual([null, 1, 1]);
});
