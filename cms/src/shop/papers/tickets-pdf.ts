import { setImmediate as nextTurn } from "node:timers/promises";
import { eventChange } from "#contract/shop/event-change";
import type { Order, OrderLine, OrderTicket } from "#contract/shop/order";
import { inkOn, kerb, nameMark } from "./brand-shapes.ts";
import type { Circuit } from "./circuit-details.ts";
import { hasUsableTickets } from "./order-papers.ts";
import { paperWords, type PaperWords } from "./paper-words.ts";
import { inks, pageHeight, pageWidth, Pen, type Style } from "./pen.ts";
import { drawQr, qrShape } from "./qr-shape.ts";
import { stubDays, writeMoney } from "./written-values.ts";

const margin = 40;
const half = pageHeight / 2;
const right = pageWidth - margin;

/** The card of a ticket: its place in its half of the page, and where its parts begin. */
const card = { top: 70, height: 264, stub: 120, qr: 142, qrSide: 172 };

interface TicketOfOrder {
  ticket: OrderTicket;
  line: OrderLine;
  /** Counted from one. */
  position: number;
  all: number;
}

/**
 * Makes the PDF of an order's tickets, two on a page. The same order gives the same file.
 *
 * @param fonts - Folder of the fonts.
 * @returns `null` when it has no tickets that may be used.
 */
export async function ticketsPdf(order: Order, circuit: Circuit, fonts: string): Promise<Buffer | null> {
  const { number, locale, placedAt } = order;
  const usable = order.tickets.filter(({ isCancelled }) => !isCancelled);
  if (number === null || placedAt === null || !hasUsableTickets(order)) return null;

  const words = paperWords[locale];
  const title = `${words.tickets} ${number}`;
  const pen = new Pen(fonts, { title, author: circuit.name, language: locale, at: new Date(placedAt) });
  for (const [index, ticket] of usable.entries()) {
    const line = order.lines[ticket.line];
    if (line === undefined) continue;
    if (index % 2 === 0) {
      pen.newPage();
      // Others get their turn: an order may have hundreds of tickets.
      await nextTurn();
    } else cutLine(pen);
    const top = index % 2 === 0 ? 0 : half;
    drawTicket(pen, top, { ticket, line, position: index + 1, all: usable.length }, order, circuit, words);
  }
  return pen.end();
}

function cutLine(pen: Pen): void {
  pen.decoration(() => {
    pen.doc.moveTo(0, half).lineTo(pageWidth, half).dash(4, { space: 4 }).lineWidth(0.6).stroke(inks.line).undash();
  });
}

function drawTicket(
  pen: Pen,
  top: number,
  { ticket, line, position, all }: TicketOfOrder,
  order: Order,
  circuit: Circuit,
  words: PaperWords,
): void {
  const colour = circuit.colours[line.eventColour];
  pen.decoration(() => kerb(pen, 0, top, pageWidth, 12, colour));
  nameMark(pen, circuit.name, margin, top + 50, colour, 300);
  pen.part("P", () => {
    const small: Style = { face: "bold", size: 10 };
    const about = `${words.order(order.number ?? "")}  ·  ${words.ticketOf(position, all)}`;
    pen.lineBefore(about, right, top + 50, small);
  });

  const y = top + card.top;
  drawFrame(pen, y, colour);
  drawStub(pen, y, line, order, words);
  drawFacts(pen, y, ticket, line, order, words);
  drawCode(pen, y, ticket, words);
  const change = eventChange(order, ticket.line);
  const first = [change === null ? "" : words.changes[change], order.state === "at-gate" ? toPay(order, words) : ""];
  drawSmallPrint(
    pen,
    y + card.height + 22,
    first.filter((text) => text !== ""),
    circuit,
    words,
  );
}

function toPay({ totals, locale }: Order, words: PaperWords): string {
  return words.payAtGate(writeMoney(totals.grossCents, locale));
}

const tear = right - card.qrSide;

function drawFrame(pen: Pen, y: number, colour: string): void {
  const { doc } = pen;
  pen.decoration(() => {
    doc.rect(margin, y, card.stub, card.height).fill(colour);
    doc
      .rect(margin, y, right - margin, card.height)
      .lineWidth(1.6)
      .stroke(inks.dark);
    doc
      .moveTo(tear, y + 2)
      .lineTo(tear, y + card.height)
      .dash(5, { space: 4 })
      .lineWidth(1.6)
      .stroke(inks.dark)
      .undash();
  });
}

function drawStub(pen: Pen, y: number, { admission, eventColour }: OrderLine, { locale }: Order, words: PaperWords) {
  const colour = inkOn(eventColour);
  const { numerals, lines } = stubDays(admission, words.until, locale);
  const x = margin + 16;
  const width = card.stub - 32;
  pen.part("P", () => {
    const big = pen.fit(numerals, width, { face: "narrow", size: 88, colour });
    pen.line(numerals, x, y + 16 + big.size * 0.72, big);
    for (const [index, text] of lines.entries()) {
      const small = pen.fit(text, width, { face: "wide", size: 13, colour });
      pen.line(text, x, y + card.height - 34 + index * 17, small);
    }
  });
}

function drawFacts(
  pen: Pen,
  y: number,
  ticket: OrderTicket,
  { eventTitle, name, stand, admission, isFreePlace = false }: OrderLine,
  { customer, locale }: Order,
  words: PaperWords,
): void {
  const x = margin + card.stub + 20;
  const width = tear - x - 16;
  const title = titleStyle(pen, name, width);
  let at = y + 32;
  pen.part("H1", () => {
    at = pen.lines(pen.wrap(name, width, title, 3), x, at, title.size * 1.12, title);
  });
  pen.part("P", () => {
    const style: Style = { face: "text", size: 11.5, colour: inks.muted };
    at = pen.lines(pen.wrap(eventTitle, width, style, 2), x, at + 20, 14, style);
  });

  const { count } = stubDays(admission, words.until, locale);
  const holder = ticket.holder ?? (customer === null ? "" : `${customer.firstName} ${customer.lastName}`);
  const facts: [string, string][] = [[words.access, words.days(count)]];
  if (stand !== null && stand.name !== name) facts.push([words.stand, stand.name]);
  if (isFreePlace) facts.push([words.stand, words.freePlace]);
  if (stand?.gate) facts.push([words.gate, stand.gate]);

  // From the bottom up, so that tickets of one order look alike.
  let bottom = y + card.height - 22;
  if (holder !== "") bottom = fact(pen, x, bottom, width, words.holder, holder, 15) - 12;
  const columns = facts.map(([label, value]) => ({ label, value, needs: factWidth(pen, label, value) }));
  const isOneRow = columns.reduce((sum, { needs }) => sum + needs + 18, -18) <= width;
  if (isOneRow) {
    let left = x;
    for (const { label, value, needs } of columns) {
      fact(pen, left, bottom, needs, label, value, 19);
      left += needs + 18;
    }
    return;
  }
  for (const [label, value] of facts.toReversed()) bottom = fact(pen, x, bottom, width, label, value, 16) - 7;
}

/** The largest size at which a name takes two lines at most and no word of it breaks. */
function titleStyle(pen: Pen, name: string, width: number): Style {
  const sizes = [22, 19, 16].map((size): Style => ({ face: "title", size }));
  const fits = (style: Style) => {
    const isWhole = name.split(" ").every((word) => pen.widthOf(word, style) <= width);
    return isWhole && pen.wrap(name, width, style).length <= 2;
  };
  return sizes.find(fits) ?? { face: "title", size: 14 };
}

const factLabel: Style = { face: "bold", size: 8.5, colour: inks.muted };

function factWidth(pen: Pen, label: string, value: string): number {
  return Math.max(pen.widthOf(label, factLabel), pen.widthOf(value, { face: "narrow", size: 19, tracking: 0.2 }));
}

/** A label with its value below it. @returns Where the one above it may end. */
function fact(pen: Pen, x: number, bottom: number, width: number, label: string, value: string, size: number): number {
  pen.part("P", () => {
    const style = pen.fit(value, width + 0.5, { face: "narrow", size, tracking: 0.2 });
    pen.line(label, x, bottom - size - 0.5, factLabel);
    pen.line(value, x, bottom, style);
  });
  return bottom - size - 8;
}

function drawCode(pen: Pen, y: number, { code, qrText }: OrderTicket, words: PaperWords): void {
  const x = tear + (card.qrSide - card.qr) / 2;
  const top = y + (card.height - card.qr - 34) / 2;
  pen.figure(words.qrOf(code), () => drawQr(pen, qrShape(qrText), x, top, card.qr));
  pen.part("P", () => {
    const style: Style = { face: "wide", size: 14, tracking: 0.6 };
    pen.line(code, tear + (card.qrSide - pen.widthOf(code, style)) / 2, top + card.qr + 28, style);
  });
}

/** @param first - What the visitor must know before all else. */
function drawSmallPrint(pen: Pen, y: number, first: readonly string[], circuit: Circuit, words: PaperWords): void {
  const small: Style = { face: "text", size: 9.5, colour: inks.muted };
  const strong: Style = { ...small, face: "bold", colour: inks.dark };
  let at = y;
  for (const text of first) {
    pen.part("P", () => {
      at = pen.lines(pen.wrap(text, right - margin, strong, 2), margin, at, 13, strong);
    });
    at += 15;
  }
  pen.part("P", () => {
    at = pen.lines(pen.wrap(words.scan, right - margin, small, 3), margin, at, 13, small);
  });
  const contact = [circuit.email, circuit.phone].filter(Boolean).join("  ·  ");
  if (contact !== "") pen.part("P", () => pen.line(`${words.questions} ${contact}`, margin, at + 17, small));
}
