import type { Locale } from "#contract/locales";
import { ticketLabel } from "#contract/shop/catalogue";
import { hasInvoice } from "#contract/shop/has-invoice";
import { invoiceDueAt } from "#contract/shop/invoice-due";
import type { Customer, Order, OrderLine } from "#contract/shop/order";
import { priceBasisOf, isVatRoundedPerLine, lineTotal, displayCents } from "#contract/shop/vat";
import { drawKerb, drawLogo } from "./brand-shapes.ts";
import type { CircuitDetails } from "./circuit-details.ts";
import { drawPaymentStatus, drawTransfer, isOnHold } from "./invoice-payment.ts";
import { body, type Invoice, label, margin, right, small } from "./invoice-sheet.ts";
import { documentLabels } from "./document-labels.ts";
import { inks, pageHeight, pageWidth, PdfWriter, type Style } from "./pdf-writer.ts";
import { writeDate, writeDays, writeMoney, writeRate } from "./written-values.ts";

/** Right edges of the columns with numbers; the description takes the rest. */
const columns = { quantity: 322, unit: 412, rate: 456, amount: right };
const descriptionWidth = 232;

/** Most lines of the customer's name and address. */
const addressLines = 7;

const rowHeight = 36;
/** Baseline of the first row, on the first page and on later ones. */
const rowsFrom = { first: 362, later: 120 };
/** Lowest point of the rows and totals. */
const lowest = pageHeight - 84;
/** Height of the totals and the payment details. */
const endHeight = 226;

/**
 * Makes the PDF of an order's invoice. The same order gives the same file.
 *
 * @param fonts - Folder of the fonts.
 * @returns `null` for an order that wasn't sold, or costs nothing.
 */
export async function makeInvoicePdf(order: Order, circuit: CircuitDetails, fonts: string): Promise<Buffer | null> {
  const { number, invoiceNumber, locale, placedAt, customer } = order;
  if (!hasInvoice(order) || number === null || placedAt === null || customer === null) return null;
  const words = documentLabels[locale];
  const title = `${words.invoice} ${invoiceNumber ?? number}`;
  const pdf = new PdfWriter(fonts, { title, author: circuit.organisation, language: locale, at: new Date(placedAt) });
  const invoice: Invoice = { pdf, order, customer, number, placedAt, locale, circuit, words };

  const pages = pagesOf(order.lines);
  for (const [index, lines] of pages.entries()) {
    pdf.doc.addPage();
    drawTop(invoice, index === 0);
    if (index === 0) drawHead(invoice);
    const from = index === 0 ? rowsFrom.first : rowsFrom.later;
    const end = lines.length === 0 ? from - 20 : drawRows(invoice, lines, from);
    if (index === pages.length - 1) drawEnd(invoice, end + 24);
    drawFoot(invoice, index + 1, pages.length);
  }
  return pdf.end();
}

/** Splits lines over pages, so that the totals fit below the last lines. */
function pagesOf(lines: readonly OrderLine[]): OrderLine[][] {
  const pages: OrderLine[][] = [];
  let rest = [...lines];
  for (;;) {
    const from = pages.length === 0 ? rowsFrom.first : rowsFrom.later;
    const most = Math.floor((lowest - from) / rowHeight);
    const maxWithEnd = Math.max(0, Math.floor((lowest - endHeight - from) / rowHeight));
    if (rest.length <= maxWithEnd) return [...pages, rest];
    // At least one line stays for the page with the totals.
    const taken = Math.min(most, rest.length - 1);
    pages.push(rest.slice(0, taken));
    rest = rest.slice(taken);
  }
}

function drawTop({ pdf, circuit }: Invoice, isFirst: boolean): void {
  const { primary } = circuit.colours;
  pdf.decoration(() => drawKerb(pdf, 0, 0, pageWidth, 14, primary));
  drawLogo(pdf, circuit.name, margin, 58, primary, 260);
  if (!isFirst) return;
  const about = [circuit.organisation, circuit.street, circuit.town, circuit.email, circuit.phone].filter(
    (line) => line !== null,
  );
  pdf.part("P", () => pdf.lines(about, 408, 50, 13, { ...body, size: 9.5, colour: inks.muted }));
}

function drawHead({ pdf, order, customer, number, placedAt, locale, words }: Invoice): void {
  pdf.part("H1", () =>
    pdf.line(words.invoice.toUpperCase(), margin - 1, 152, { face: "narrow", size: 62, tracking: 0.4 }),
  );
  const name = `${customer.firstName} ${customer.lastName}`;
  const to = [
    customer.company,
    name,
    [customer.street, customer.houseNumber].filter(Boolean).join(" "),
    [customer.postcode, customer.town].filter(Boolean).join("  "),
    countryOf(customer, locale),
  ].filter((line) => line !== null && line !== "");
  const vat = customer.vatNumber === null ? [] : [words.customerVat(customer.vatNumber)];
  pdf.part("H2", () => pdf.line(words.to, margin, 196, label));
  pdf.part("P", () => {
    // Long parts may take two lines, as long as all others, and the VAT number that the law requires, have one.
    let spare = addressLines - to.length - vat.length;
    const wrapped = to.flatMap((line) => {
      const lines = pdf.wrap(line ?? "", 300, body, spare > 0 ? 2 : 1);
      spare -= lines.length - 1;
      return lines;
    });
    const [first = "", ...others] = [...wrapped, ...vat];
    pdf.line(first, margin, 213, { ...body, face: "bold" });
    pdf.lines(others, margin, 228, 14.5, body);
  });

  const isDue = order.state === "invoiced" && !isOnHold(order);
  const facts: [string, string][] = [
    [words.invoiceNumber, order.invoiceNumber ?? number],
    [words.orderNumber, order.invoiceNumber === null ? "" : number],
    [words.invoiceDate, writeDate(placedAt, locale)],
    [words.dueDate, isDue ? writeDate(invoiceDueAt(Date.parse(placedAt), order.lines), locale) : ""],
    [words.reference, customer.reference ?? ""],
  ];
  const shown = facts.filter(([, value]) => value !== "");
  shown.forEach(([about, value], index) => {
    pdf.part("P", () => {
      pdf.line(about, 408, 196 + index * 29, label);
      pdf.line(value, 408, 209 + index * 29, pdf.fit(value, right - 408, { ...body, face: "bold" }));
    });
  });
}

/** Returns the name of the customer's country; `null` for the Netherlands. */
function countryOf({ country }: Customer, locale: Locale): string | null {
  if (country === null || country === "NL") return null;
  return new Intl.DisplayNames([locale], { type: "region" }).of(country) ?? country;
}

/**
 * Draws order lines with their prices as editors typed them; below a price with VAT the one without.
 *
 * @returns The bottom of the last row.
 */
function drawRows({ pdf, order, locale, words }: Invoice, lines: readonly OrderLine[], from: number): number {
  const basis = priceBasisOf(order.lines);
  const head: [string, number][] = [
    [words.quantity, columns.quantity],
    [words.unitPrice[basis], columns.unit],
    [words.rate, columns.rate],
    [words.amount[basis], columns.amount],
  ];
  pdf.part("P", () => {
    pdf.line(words.description, margin, from - 26, label);
    for (const [text, edge] of head) pdf.lineBefore(text, edge, from - 26, label);
  });
  pdf.decoration(() => pdf.doc.rect(margin, from - 19, right - margin, 2).fill(inks.dark));

  lines.forEach((line, index) => {
    const y = from + index * rowHeight;
    const { eventTitle, admission, quantity, vatRate } = line;
    pdf.part("P", () => {
      const [title = ""] = pdf.wrap(ticketLabel(line), descriptionWidth, { ...body, face: "bold" }, 1);
      const about = `${eventTitle}, ${writeDays(admission, words.until, locale)}`;
      const [second = ""] = pdf.wrap(about, descriptionWidth, small, 1);
      pdf.line(title, margin, y, { ...body, face: "bold" });
      pdf.line(second, margin, y + 13, small);
      pdf.lineBefore(String(quantity), columns.quantity, y, body);
      pdf.lineBefore(writeRate(vatRate, locale), columns.rate, y, body);
      for (const [amount, edge] of [
        [lineTotal(line, 1), columns.unit],
        [line, columns.amount],
      ] as const) {
        pdf.lineBefore(writeMoney(displayCents(amount, basis), locale), edge, y, body);
        if (basis === "net" || amount.vatCents === 0) continue;
        pdf.lineBefore(words.excludingVat(writeMoney(amount.netCents, locale)), edge, y + 13, small);
      }
    });
    pdf.decoration(() => pdf.doc.rect(margin, y + 20.5, right - margin, 0.6).fill(inks.line));
  });
  return from + (lines.length - 1) * rowHeight + 20;
}

function drawEnd(invoice: Invoice, top: number): void {
  const { pdf, order, locale, words } = invoice;
  const { totals } = order;
  const from = 322;
  let y = top + 4;
  const row = (text: string, cents: number) => {
    pdf.part("P", () => {
      pdf.line(text, from, y, body);
      pdf.lineBefore(writeMoney(cents, locale), right, y, body);
    });
    y += 17;
  };
  row(words.subtotal, totals.netCents);
  for (const ofRate of totals.vat) {
    const { ratePercent, netCents, vatCents } = ofRate;
    row(
      words.vatOf(writeRate(ratePercent, locale), writeMoney(netCents, locale), isVatRoundedPerLine(ofRate)),
      vatCents,
    );
  }
  pdf.decoration(() => pdf.doc.rect(from, y - 8, right - from, 2).fill(inks.dark));
  const big: Style = { face: "narrow", size: 25, tracking: 0.2 };
  pdf.part("P", () => {
    pdf.line(words.total, from, y + 20, big);
    pdf.lineBefore(writeMoney(totals.grossCents, locale), right, y + 20, big);
  });
  drawPaymentStatus(invoice, top);
  if (order.state === "invoiced" && !isOnHold(order)) drawTransfer(invoice, Math.max(y + 52, top + 96));
}

function drawFoot({ pdf, circuit, words }: Invoice, page: number, pages: number): void {
  const { organisation, chamberNumber, vatNumber, iban } = circuit;
  const facts = [
    organisation,
    chamberNumber === null ? null : words.chamber(chamberNumber),
    vatNumber === null ? null : words.vat(vatNumber),
    iban,
  ].filter((fact) => fact !== null);
  const y = pageHeight - 40;
  pdf.decoration(() => pdf.doc.rect(margin, y - 20, right - margin, 0.6).fill(inks.line));
  pdf.part("P", () => {
    const text = facts.join("  ·  ");
    pdf.line(text, margin, y, pdf.fit(text, right - margin - (pages > 1 ? 90 : 0), small));
    if (pages > 1) pdf.lineBefore(words.page(page, pages), right, y, small);
  });
}
