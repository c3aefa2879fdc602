import { eventChange } from "#contract/shop/event-change";
import { lineTotal } from "#contract/shop/vat";
import { documentLabels } from "./document-labels.ts";
import { inks, type Style } from "./pdf-writer.ts";
import { margin, muted, right, type TicketSheet } from "./ticket-sheet.ts";
import { ticketWords } from "./ticket-words.ts";
import { gateTimes, writeWalk } from "./visit-facts.ts";
import { writeMoney } from "./written-values.ts";

type Fact = [key: "stand" | "gate" | "gatesOpen" | "walk" | "holder" | "ticket" | "order" | "price", value: string];

/** Returns the facts about the way in: grandstand, entrance, opening of the gates, and walk. */
export function placeFacts({ line, order, ticket, timetables, locale }: TicketSheet): Fact[] {
  const { stand, isFreePlace = false } = line;
  const isOn = eventChange(order, ticket.line) === null;
  const facts: Fact[] = [
    ["stand", isFreePlace ? documentLabels[locale].freePlace : (stand?.name ?? "")],
    ["gate", stand?.gate ?? ""],
    ["gatesOpen", isOn ? gateTimes(line, timetables, locale) : ""],
    ["walk", stand?.walk ? writeWalk(stand.walk) : ""],
  ];
  return facts.filter(([, value]) => value !== "");
}

/** Returns the facts about the holder, the order and the price. */
export function ownFacts({ line, order, ticket, position, all, locale }: TicketSheet): Fact[] {
  const { customer, number } = order;
  const holder = ticket.holder ?? (customer === null ? "" : `${customer.firstName} ${customer.lastName}`);
  const facts: Fact[] = [
    ["holder", holder],
    ["ticket", ticketWords[locale].ticketOf(position, all)],
    ["order", number ?? ""],
    ["price", line.priceCents === 0 ? "" : writeMoney(lineTotal(line, 1).grossCents, locale)],
  ];
  return facts.filter(([, value]) => value !== "");
}

/** Draws a row of at most four facts, each below a line, with its label in both languages. */
export function drawFacts({ pdf, locale, other }: TicketSheet, y: number, facts: readonly Fact[], size: number): void {
  const [gap, column] = [20, (right - margin) / 4];
  for (const [index, [key, value]] of facts.entries()) {
    const [x, width] = [margin + index * column, column - gap];
    pdf.decoration(() => {
      pdf.doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(2)
        .stroke(inks.dark);
    });
    const [own, beside] = [ticketWords[locale][key], ticketWords[other][key]];
    const label: Style = { face: "bold", size: 8.5 };
    // Drawn first, so that screen readers read the value right after the label in the ticket's own language.
    if (beside !== own) {
      const style = pdf.fit(beside, width - pdf.widthOf(own, label) - 2, { ...muted, size: 8.5 });
      pdf.part("P", () => pdf.line(beside, x + pdf.widthOf(own, label) + 4, y + 15, style), other);
    }
    pdf.part("P", () => pdf.line(own, x, y + 15, label));
    pdf.part("P", () => {
      const style = pdf.fit(value, width, { face: "narrow", size, tracking: 0.2 });
      pdf.line(value, x, y + 19 + size * 0.8, style);
    });
  }
}
