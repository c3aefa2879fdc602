import { paidOrder } from "../../contract/fixtures/orders.ts";
import { houseColours } from "@circuit/contract/house-colours";
import type { Order, OrderLine } from "@circuit/contract/shop/order";
import { lineTotal, totalsOf } from "@circuit/contract/shop/vat";
import type { CircuitDetails } from "../src/shop/documents/circuit-details.ts";
import { makeTicketSerial, createTicketSigner } from "../src/shop/documents/ticket-keys.ts";
import { newTicketKey } from "./ticket-key.ts";

/** A circuit that is no real one. */
export const circuit: CircuitDetails = {
  name: "Circuit Drenthe",
  organisation: "Stichting Circuit Drenthe",
  street: "Turfvaartweg 26",
  town: "9499 ZZ  Hunebrink",
  phone: "+31 592 00 01 26",
  email: "tickets@circuit-drenthe.example",
  chamberNumber: "00000026",
  vatNumber: "NL000000026B01",
  iban: "NL12 BANK 0123 4567 89",
  travelPage: "/bereikbaarheid",
  colours: { ...houseColours, orange: "#ff7a1a", asphalt: "#18262b" },
};

/** The main stand, with the walk to it. */
export const walkedStand = {
  key: "hoofdtribune",
  name: "Hoofdtribune",
  summary: null,
  colour: "primary",
  gate: "Ingang Zuid",
  walk: { metres: 240, minutes: 4 },
} as const;

/** A line of an order: a day at the main stand. */
export function paperLine(changes: Partial<OrderLine> = {}): OrderLine {
  const line: Omit<OrderLine, "netCents" | "vatCents"> = {
    ticketId: "hoofdtribune",
    translations: {},
    eventId: "tt",
    eventTitle: "TT Drenthe",
    eventSlug: "tt-drenthe",
    eventColour: "primary",
    isArrangement: false,
    name: "Hoofdtribune",
    stand: { key: "hoofdtribune", name: "Hoofdtribune", summary: null, colour: "primary", gate: "Zuid" },
    admission: "2027-06-27",
    quantity: 1,
    priceCents: 12_900,
    vatRate: 21,
    leadsWith: "gross",
    ...changes,
  };
  const { netCents, vatCents } = lineTotal(line, line.quantity);
  return { ...line, netCents, vatCents };
}

/** Lines at two rates, for a consumer and a business. */
export const paperLines = [
  paperLine({ quantity: 2 }),
  paperLine({ name: "Paddock en tribune", eventTitle: "Hunebed Classic", vatRate: 9, priceCents: 2500, stand: null }),
  paperLine({
    name: "Lounge Startbrink",
    isArrangement: true,
    quantity: 2,
    priceCents: 59_500,
    leadsWith: "net",
    stand: null,
  }),
];

const signer = createTicketSigner([newTicketKey().signing]);
const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** An order with its tickets. */
export function paperOrder(lines: OrderLine[], changes: Partial<Order> = {}): Order {
  let number = 20_270_418;
  const tickets = lines.flatMap(({ quantity, eventId, stand, admission }, line) =>
    Array.from({ length: quantity }, () => {
      number += 7919;
      const characters = Array.from({ length: 8 }, (_, index) => letters.charAt((number * (index + 3)) % 32)).join("");
      const code = `${characters.slice(0, 4)} ${characters.slice(4)}`;
      const qrText = signer.qrText({ serial: makeTicketSerial(), eventId, stand: stand?.key ?? null, admission });
      return { code, qrText, line, holder: null, isCancelled: false };
    }),
  );
  return {
    ...paidOrder,
    token: "A".repeat(43),
    invoiceNumber: "000142",
    createdAt: "2026-11-21T13:20:00.000Z",
    placedAt: "2026-11-21T13:22:00.000Z",
    customer: {
      firstName: "Jorien",
      lastName: "Hoving",
      email: "jorien@example.nl",
      phone: null,
      company: null,
      vatNumber: null,
      reference: null,
      street: "Brink",
      houseNumber: "4a",
      postcode: "9301 AB",
      town: "Roden",
      country: "NL",
    },
    lines,
    totals: totalsOf(lines),
    methods: ["online"],
    tickets,
    keptCents: 0,
    ...changes,
  };
}
