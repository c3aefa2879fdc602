import type { Core } from "@strapi/strapi";
import * as z from "zod";
import type { Locale } from "#contract/locales";
import { ticketLabel } from "#contract/shop/catalogue";
import { eventChange } from "#contract/shop/event-change";
import { type Order, localizeOrder, type OrderLine } from "#contract/shop/order";
import type { NewMail } from "../../mail/mail-table.ts";
import { writeMail } from "../../mail/write-mail.ts";
import { standingStates } from "../stock/stock-effect.ts";
import type { CircuitDetails } from "../documents/circuit-details.ts";
import { documentLabels } from "../documents/document-labels.ts";
import { hasUsableTickets } from "../documents/usable-tickets.ts";
import { writeDays, writeMoment } from "../documents/written-values.ts";
import type { EventUpdate } from "../shop.ts";
import { eventDateWords, type EventMailFacts, eventMailWords } from "./event-mail-words.ts";
import { encodeMailFiles } from "./mail-files.ts";
import { orderMailLabels } from "./order-mail-labels.ts";

/** Writes a mail about each changed event of a valid order; `null` for an order that was never placed. */
export async function writeEventMails(
  strapi: Core.Strapi,
  orderId: number,
  order: Order,
  events: readonly EventUpdate[],
  surroundings: Pick<Surroundings, "circuit" | "orderPage">,
): Promise<(NewMail | null)[]> {
  if (!standingStates.includes(order.state)) return [];
  const mails = events.map(async (news) => {
    const dates = await readDates(strapi, news.eventId);
    return writeEventMail(orderId, order, news, { ...surroundings, dates });
  });
  return Promise.all(mails);
}

const datesSchema = z
  .object({
    startsAt: z.coerce.date(),
    previousStartsAt: z.coerce.date().nullish(),
  })
  .nullable();

/** Reads when a published event begins, which all its languages share; `null` for an unpublished one. */
async function readDates(strapi: Core.Strapi, documentId: string) {
  const where = { documentId, publishedAt: { $notNull: true } };
  const found: unknown = await strapi.db
    .query("api::event.event")
    .findOne({ where, select: ["startsAt", "previousStartsAt"] });
  return datesSchema.parse(found);
}

interface Surroundings {
  circuit: CircuitDetails;
  /** URL of the order's page. */
  orderPage: string;
  dates: z.infer<typeof datesSchema>;
}

/**
 * Writes the mail about a changed event, in the order's language, with a new calendar file.
 *
 * @returns `null` for an order that was never placed.
 */
function writeEventMail(
  orderId: number,
  order: Order,
  { eventId, state, changedAt }: EventUpdate,
  { circuit, orderPage, dates }: Surroundings,
): NewMail | null {
  const { number, customer, locale } = order;
  const lines = localizeOrder(order, locale).lines.map((line, position) => ({ line, position }));
  const about = lines.filter(({ line }) => line.eventId === eventId);
  const [first] = about;
  if (number === null || customer === null || first === undefined) return null;
  const labels = orderMailLabels[locale];
  const daysOf = ({ admission }: OrderLine) => writeDays(admission, documentLabels[locale].until, locale);
  const facts: EventMailFacts = {
    title: first.line.eventTitle,
    number,
    days: [...new Set(about.map(({ line }) => daysOf(line)))].join("; "),
    isOn: about.every(({ position }) => eventChange(order, position) === null),
    money: order.state === "invoiced" ? "invoiced" : order.keptCents > 0 ? "paid" : "open",
  };
  const words = eventMailWords[locale][state];
  return writeMail(
    {
      recipient: customer.email,
      replyTo: circuit.email,
      files: encodeMailFiles(orderId, hasUsableTickets(order) ? ["calendar"] : []),
      onceKey: `order ${orderId}: event ${eventId} ${changedAt}`,
    },
    {
      subject: words.subject(facts),
      paragraphs: [
        labels.hello(customer.firstName),
        ...words.paragraphs(facts).filter((text) => typeof text === "string"),
      ],
      button: { label: labels.button, url: orderPage },
      answers: [
        ...(state === "moved" || state === "planned" ? writeDates(dates, locale, state === "moved") : []),
        ...about.map(({ line }) => ({
          label: `${line.quantity} × ${ticketLabel(line)}`,
          text: `${line.eventTitle}, ${daysOf(line)}`,
        })),
      ],
      closing: labels.closing,
    },
  );
}

/** Returns when the event begins and, for a moved event, when it was to begin, if an editor entered that. */
function writeDates(dates: Surroundings["dates"], locale: Locale, isMoved: boolean) {
  const words = eventDateWords[locale];
  const dated = (label: string, moment: Date | null | undefined) =>
    moment ? [{ label, text: writeMoment(moment.toISOString(), locale) }] : [];
  return [...dated(words.now, dates?.startsAt), ...(isMoved ? dated(words.before, dates?.previousStartsAt) : [])];
}
