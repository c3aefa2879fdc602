import { setImmediate as nextTurn } from "node:timers/promises";
import { ticketLabel } from "#contract/shop/catalogue";
import { eventChange } from "#contract/shop/event-change";
import type { Order } from "#contract/shop/order";
import { drawKerb, drawLogo } from "./brand-shapes.ts";
import { hasUsableTickets } from "./usable-tickets.ts";
import { documentLabels } from "./document-labels.ts";
import { inks, pageWidth, PdfWriter, type Style } from "./pdf-writer.ts";
import { drawQr } from "./qr-shape.ts";
import { drawFacts, ownFacts, placeFacts } from "./ticket-facts.ts";
import { drawTicketMap, type TicketMap, ticketMap } from "./ticket-map.ts";
import { fold, margin, muted, right, type TicketSheet, type TicketSurroundings } from "./ticket-sheet.ts";
import { ticketWords } from "./ticket-words.ts";
import { wideStubDays, writeMoney } from "./written-values.ts";

/** Position of the QR code. Nothing may be drawn in its quiet zone, the four modules around it. */
const code = { x: 350, y: 56, width: 196, middle: (fold.x + pageWidth) / 2 };

/**
 * Makes the PDF of an order's tickets, each on a page that folds in four. The same order gives the same file.
 *
 * @returns `null` for an order without usable tickets.
 */
export async function makeTicketsPdf(order: Order, surroundings: TicketSurroundings): Promise<Buffer | null> {
  const { number, locale, placedAt } = order;
  const usable = order.tickets.filter(({ isCancelled }) => !isCancelled);
  if (number === null || placedAt === null || !hasUsableTickets(order)) return null;

  const title = `${documentLabels[locale].tickets} ${number}`;
  const author = surroundings.circuit.name;
  const pdf = new PdfWriter(surroundings.fonts, { title, author, language: locale, at: new Date(placedAt) });
  const other = locale === "nl" ? "en" : "nl";
  const { map } = surroundings;
  const keys = new Set(order.lines.flatMap(({ stand }) => stand?.key ?? []));
  const places = new Map([...keys].map((key) => [key, map === null ? null : ticketMap(map, key)]));
  for (const [index, ticket] of usable.entries()) {
    const line = order.lines[ticket.line];
    if (line === undefined) continue;
    pdf.doc.addPage();
    const place = places.get(line.stand?.key ?? "") ?? null;
    const [position, all] = [index + 1, usable.length];
    drawTicket({ ...surroundings, place, pdf, order, ticket, line, position, all, locale, other });
    // Lets other requests go on: an order may have hundreds of tickets.
    await nextTurn();
  }
  return pdf.end();
}

function drawTicket(sheet: TicketSheet): void {
  const { pdf, circuit, line, place } = sheet;
  const colour = circuit.colours[line.eventColour];
  drawFolds(sheet);
  drawLogo(pdf, circuit.name, margin, 60, colour, 230);
  pdf.decoration(() => drawKerb(pdf, margin, 80, 160, 8, colour));
  drawDay(sheet);
  drawCode(sheet);
  drawNotes(sheet);
  drawFacts(sheet, 440, placeFacts(sheet), 21);
  drawFacts(sheet, 500, ownFacts(sheet), 14);
  if (place !== null) drawMap(sheet, place, circuit.colours[line.stand?.colour ?? line.eventColour]);
  drawRules(sheet, place === null ? margin : fold.x + 18);
  drawFoot(sheet);
}

function drawFolds({ pdf, locale, other }: TicketSheet): void {
  const { doc } = pdf;
  const words = `${ticketWords[locale].fold} / ${ticketWords[other].fold}`;
  pdf.decoration(() => {
    doc.moveTo(0, fold.y).lineTo(pageWidth, fold.y);
    doc.moveTo(fold.x, 0).lineTo(fold.x, fold.y);
    doc.dash(5, { space: 5 }).lineWidth(0.6).stroke(inks.muted).undash();
    const style: Style = { ...muted, size: 7 };
    doc.rect(6, fold.y - 5, pdf.widthOf(words, style) + 6, 10).fill(inks.light);
    pdf.line(words, 9, fold.y + 2.5, style);
  });
}

function drawDay({ pdf, line, locale, other }: TicketSheet): void {
  const width = fold.x - margin - 24;
  const { numerals, lines, count } = wideStubDays(line.admission, documentLabels[locale].until, locale);
  const beside = wideStubDays(line.admission, documentLabels[other].until, other).lines;
  pdf.part("P", () => {
    const big = pdf.fit(numerals, width, { face: "narrow", size: 215 });
    pdf.line(numerals, margin, 262 - (215 - big.size) * 0.36, big);
  });
  for (const [index, text] of lines.entries()) {
    const style: Style = { face: "wide", size: 14 };
    const at = 302 + index * 18;
    pdf.part("P", () => pdf.line(text, margin, at, style));
    const after = margin + pdf.widthOf(text, style) + 7;
    pdf.part("P", () => pdf.line(beside[index] ?? "", after, at, { ...muted, size: 13 }), other);
  }
  const name = pdf.fit(line.eventTitle, width * 1.6, { face: "narrow", size: 34 });
  let at = 362;
  pdf.part("H1", () => {
    const named = pdf.wrap(line.eventTitle, width, name, 2);
    at = pdf.lines(named, margin, at, name.size, name);
  });
  const { days } = documentLabels[locale];
  const label = count === 1 ? ticketLabel(line) : `${ticketLabel(line)}, ${days(count)}`;
  const style: Style = { face: "bold", size: 11 };
  pdf.part("P", () => pdf.lines(pdf.wrap(label, width, style, 2), margin, at + 17, 13, style));
}

function drawCode({ pdf, ticket, locale, other }: TicketSheet): void {
  pdf.figure(documentLabels[locale].qrOf(ticket.code), () => drawQr(pdf, ticket.qrText, code.x, code.y, code.width));
  const centred = (text: string, at: number, style: Style, lang?: string) =>
    pdf.part("P", () => pdf.line(text, code.middle - pdf.widthOf(text, style) / 2, at, style), lang);
  centred(ticket.code, 296, { face: "wide", size: 14, tracking: 0.6 });
  centred(ticketWords[locale].show, 318, { face: "bold", size: 11.5 });
  centred(ticketWords[other].show, 333, { ...muted, size: 11.5 }, other);
}

/** Draws warnings: the event isn't on the ticket's days any more, or the order is still to be paid. */
function drawNotes({ pdf, order, ticket, locale }: TicketSheet): void {
  const words = documentLabels[locale];
  const change = eventChange(order, ticket.line);
  const notes = [
    ...(change === null ? [] : [words.changes[change]]),
    ...(order.state === "at-gate" ? [words.payAtGate(writeMoney(order.totals.grossCents, locale))] : []),
  ];
  const style: Style = { face: "bold", size: 10 };
  let at = 356;
  for (const note of notes) {
    pdf.part("P", () => {
      at = pdf.lines(pdf.wrap(note, right - fold.x - 18, style, 4), fold.x + 18, at, 12.5, style) + 16;
    });
  }
}

function drawMap({ pdf, line, locale, other }: TicketSheet, map: TicketMap, colour: string): void {
  const frame = { x: margin + 14, y: 570, width: fold.x - margin - 36, height: 138 };
  pdf.figure(ticketWords[locale].mapOf(map.stand.name[locale]), () =>
    drawTicketMap(pdf, map, { frame, colour, locale }),
  );
  const { gate = null, walk } = line.stand ?? {};
  if (gate === null || !walk) return;
  const width = fold.x - margin - 14;
  const own: Style = { face: "bold", size: 10 };
  let at = 754;
  pdf.part("P", () => {
    at = pdf.lines(pdf.wrap(ticketWords[locale].way(gate, walk.metres), width, own, 2), margin, at, 12, own);
  });
  pdf.part(
    "P",
    () => pdf.lines(pdf.wrap(ticketWords[other].way(gate, walk.metres), width, muted, 2), margin, at + 12, 12, muted),
    other,
  );
}

function drawRules({ pdf, locale, other }: TicketSheet, x: number): void {
  const [own, beside] = [ticketWords[locale], ticketWords[other]];
  const heading: Style = { face: "narrow", size: 19 };
  const title = own.rulesTitle.toUpperCase();
  pdf.part("H2", () => pdf.line(title, x, 576, heading));
  const after = x + pdf.widthOf(title, heading) + 6;
  const besideTitle = beside.rulesTitle.toUpperCase();
  pdf.part("H2", () => pdf.line(besideTitle, after, 576, { ...heading, colour: inks.muted }), other);
  const strong: Style = { face: "bold", size: 10 };
  let at = 590;
  for (const [index, rule] of own.rules.entries()) {
    const top = at;
    pdf.decoration(() => pdf.doc.moveTo(x, top).lineTo(right, top).lineWidth(0.8).stroke(inks.dark));
    pdf.part("P", () => {
      at = pdf.lines(pdf.wrap(rule, right - x, strong, 2), x, top + 15, 12, strong);
    });
    const style: Style = { ...muted, size: 9 };
    pdf.part(
      "P",
      () => {
        at = pdf.lines(pdf.wrap(beside.rules[index] ?? "", right - x, style, 2), x, at + 13, 11, style) + 9;
      },
      other,
    );
  }
}

function drawFoot({ pdf, circuit }: TicketSheet): void {
  pdf.decoration(() => pdf.doc.moveTo(margin, 800).lineTo(right, 800).lineWidth(2).stroke(inks.dark));
  const strong: Style = { face: "bold", size: 9 };
  const address = [circuit.street, circuit.town].filter((part) => part !== null).join(", ");
  const parts = [circuit.phone, address, circuit.email].filter((part) => part !== null && part !== "");
  pdf.part("P", () => {
    const line = parts.join("   ·   ");
    pdf.line(line, margin, 816, pdf.fit(line, right - margin, strong));
  });
}
