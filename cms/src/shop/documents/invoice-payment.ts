import type { Locale } from "#contract/locales";
import { eventChange } from "#contract/shop/event-change";
import { invoiceDueAt } from "#contract/shop/invoice-due";
import type { Order } from "#contract/shop/order";
import { retainedAmount, moneyBackParts } from "#contract/shop/order-money";
import { drawSlantedBox } from "./brand-shapes.ts";
import { body, type Invoice, label, margin, right } from "./invoice-sheet.ts";
import type { DocumentLabels } from "./document-labels.ts";
import { inks, type Style } from "./pdf-writer.ts";
import { writeDate, writeMoment, writeMoney } from "./written-values.ts";

/** Whether an invoice needn't be paid now, as none of its events is on the ordered days. */
export function isOnHold(order: Order): boolean {
  return order.state === "invoiced" && order.lines.every((_, position) => eventChange(order, position) !== null);
}

/** Draws the payment status and the sentences about payments and refunds. */
export function drawPaymentStatus({ pdf, order, locale, words, circuit }: Invoice, top: number): void {
  const { refundedCents, takenBackCents, state } = order;
  const isPaid = state === "paid" && refundedCents + takenBackCents === 0;
  const word = paymentStatus(order, words);
  let y = top + 12;
  if (word !== null) {
    const style: Style = { face: "wide", size: 15, colour: isPaid ? inks.dark : inks.light };
    const width = pdf.widthOf(word, style) + 36;
    pdf.decoration(() =>
      drawSlantedBox(pdf, margin, top - 8, width, 34, isPaid ? circuit.colours.primary : circuit.colours.asphalt),
    );
    pdf.part("P", () => pdf.line(word, margin + 22, top + 14, style));
    y = top + 46;
  }
  for (const text of saidOf(order, words, locale)) {
    pdf.part("P", () => {
      y = pdf.lines(pdf.wrap(text, 240, body), margin, y, 14.5, body) + 17;
    });
  }
}

/** Returns the sentences about payments and refunds. */
function saidOf(order: Order, words: DocumentLabels, locale: Locale): string[] {
  const { moneyBack, takenBackCents, surplusCents, payment, totals, state } = order;
  const isOff = order.lines.every((_, position) => eventChange(order, position) === "cancelled");
  // After a chargeback the date of payment would mislead.
  const paidAt = payment?.state === "paid" && takenBackCents === 0 ? payment.paidAt : null;
  const some = (cents: number, say: (amount: string) => string) => cents !== 0 && say(writeMoney(cents, locale));
  const said = [
    paidAt !== null && words.paidOn(writeMoment(paidAt, locale)),
    isOnHold(order) && words.onHold[isOff ? "off" : "waiting"],
    state === "at-gate" && words.atGate(writeMoney(totals.grossCents, locale)),
    ...moneyBackParts.map((part) => some(moneyBack[part], words.moneyBack[part])),
    some(retainedAmount(order), words.kept),
    some(surplusCents, words.paidTwice),
    some(takenBackCents, words.takenBack),
    takenBackCents > 0 && state === "paid" && words.takenBackWhileValid,
  ];
  return said.filter((text) => text !== false);
}

/** Returns the payment status in a few words; `null` while nothing was paid or refunded. */
function paymentStatus(
  { state, refundedCents, takenBackCents, moneyBack }: Order,
  words: DocumentLabels,
): string | null {
  if (state === "cancelled") return words.cancelled;
  if (state === "paid" && takenBackCents > 0) return words.chargedBack;
  const isBack = moneyBack.returnedCents === refundedCents;
  if (state === "refunded") return isBack ? words.refunded : words.refunding;
  if (refundedCents > 0) return isBack ? words.refundedInPart : words.refundingInPart;
  return state === "paid" ? words.paid : null;
}

/** Draws a box with the amount, the account and the reference of the bank transfer. */
export function drawTransfer({ pdf, order, number, placedAt, locale, circuit, words }: Invoice, top: number): void {
  const x = margin + 18;
  const width = right - margin - 36;
  const text = words.transfer(
    writeMoney(order.totals.grossCents, locale),
    writeDate(invoiceDueAt(Date.parse(placedAt), order.lines), locale),
  );
  const lines = pdf.wrap(text, width, body, 3);
  const facts: [string, string][] = [
    [words.account, circuit.iban ?? ""],
    [words.inNameOf, circuit.organisation],
    [words.mention, number],
  ];
  const shown = facts.filter(([, value]) => value !== "");
  const height = 56 + lines.length * 14.5 + 38;
  pdf.decoration(() => {
    pdf.doc.rect(margin, top, right - margin, height).fill("#f3f4f6");
    pdf.doc.rect(margin, top, 4, height).fill(inks.dark);
  });
  pdf.part("H2", () => pdf.line(words.toPay, x, top + 26, { face: "title", size: 15 }));
  let y = top + 46;
  pdf.part("P", () => {
    y = pdf.lines(lines, x, y, 14.5, body) + 26;
  });
  const column = width / shown.length;
  shown.forEach(([name, value], index) => {
    pdf.part("P", () => {
      pdf.line(name, x + index * column, y, label);
      pdf.line(
        value,
        x + index * column,
        y + 16,
        pdf.fit(value, column - 12, { face: "narrow", size: 15, tracking: 0.3 }),
      );
    });
  });
}
