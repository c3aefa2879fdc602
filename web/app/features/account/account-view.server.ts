import type { Account, AccountOverview } from "@circuit/contract/accounts/account";
import type { Locale } from "@circuit/contract/locales";
import { accountExportPaths, accountOrderPath, accountPaths, orderFileNames } from "@circuit/contract/urls/own-paths";
import { documentFolders } from "@circuit/contract/urls/paths";
import { ticketAnchor } from "#app/domain/ticket-anchor.ts";
import { ticketLabel } from "@circuit/contract/shop/catalogue";
import { hasInvoice } from "@circuit/contract/shop/has-invoice";
import { isRefundedInPart } from "@circuit/contract/shop/order-money";
import { localizeOrder, type OrderState, orderStateRules, type Order } from "@circuit/contract/shop/order";
import type { AccountResult } from "#app/cms/account.server.ts";
import { admissionMoments } from "#app/i18n/admission-days.ts";
import { formatDay, formatDayRange, formatPrice, formatWeekdayName, formatYear } from "#app/i18n/format.ts";
import { accountMessages } from "#app/i18n/messages/account.ts";
import { type AccountQuery, doneThings, withAccountQuery } from "./account-query.ts";
import type { RerenderedAccount } from "./account-answer.server.ts";
import { customerPrefill } from "./customer-prefill.ts";

/** View data of the account page. */
export type AccountViewData = ReturnType<typeof accountView>;

/** Account data that only this site's content system has, not an unmodified Strapi. */
export type AccountParts = ReturnType<typeof partsOf>;

interface Options {
  locale: Locale;
  query: AccountQuery;
  /** The submission after which the page is shown again; `null` for none. */
  received: RerenderedAccount | null;
}

/** Builds the view data of the account page. */
export function accountView(
  account: Account,
  overview: AccountResult<AccountOverview>,
  { locale, query, received }: Options,
) {
  const isRedisplayed = received !== null;
  return {
    firstName: account.details?.firstName ?? null,
    email: account.email,
    eventsPath: documentFolders.event[locale].replace(/\/$/u, ""),
    exportPath: accountExportPaths[locale],
    forgotPath: accountPaths.forgotPassword[locale],
    done: isRedisplayed ? null : (doneThings.find((thing) => thing === query.done) ?? null),
    // Token that restores the alarm that was just cancelled.
    undo: isRedisplayed || query.done !== "alarm" ? null : query.undo,
    passkeyStep: received?.step ?? null,
    // `null` when the content system has no such calls, or is unavailable.
    parts: overview.state === "done" ? partsOf(overview.value, Number(query.page ?? 1), locale) : null,
    arePartsUnavailable: overview.state !== "done" && overview.state !== "missing",
  };
}

function partsOf(overview: AccountOverview, page: number, locale: Locale) {
  const path = accountPaths.account[locale];
  const pageAt = (number: number) => withAccountQuery(path, { page: number === 1 ? null : String(number) });
  const orders = overview.orders.map((order) => localizeOrder(order, locale));
  const { subscriptions, sessions, hasPassword, passkeys, providers } = overview;
  return {
    tickets: orders.flatMap((order) => ticketsOf(order, locale)).toSorted((a, b) => a.from.localeCompare(b.from)),
    orders: orders.flatMap((order) => rowOf(order, locale)),
    newer: page > 1 ? `${pageAt(page - 1)}#orders` : null,
    older: overview.hasMoreOrders ? `${pageAt(page + 1)}#orders` : null,
    alarms: subscriptions.filter(({ kind }) => kind === "ticket-alarm"),
    sessions,
    hasPassword,
    passkeys: passkeys.passkeys,
    canAddPasskey: passkeys.canAdd,
    providers,
  };
}

const dayMs = 24 * 60 * 60 * 1000;

/** Lists an order's lines with tickets that can still be used. */
function ticketsOf(order: Order, locale: Locale) {
  const { number } = order;
  if (number === null) return [];
  return order.lines.flatMap((line, index) => {
    const isOfLine = (ticket: Order["tickets"][number]) => ticket.line === index && !ticket.isCancelled;
    const count = order.tickets.filter(isOfLine).length;
    const [first, last] = admissionMoments(line.admission);
    if (count === 0 || Date.parse(last) < Date.now() - dayMs) return [];
    const { days, month } = formatDayRange(first, last, locale);
    const { line: inLine, gate } = accountMessages[locale].page.tickets;
    const gateName = line.stand?.gate ?? null;
    return [
      {
        from: first,
        // `27`, or `25–27`; the month is `juni 2027`.
        days,
        month: `${month} ${formatYear(first, locale)}`,
        title: first === last ? `${line.eventTitle}, ${formatWeekdayName(first, locale)}` : line.eventTitle,
        text: [inLine(count, ticketLabel(line)), ...(gateName === null ? [] : [gate(gateName)])].join(". "),
        colour: line.stand?.colour ?? line.eventColour,
        count,
        path: `${accountOrderPath(number, locale)}#${ticketAnchor(order.tickets.findIndex(isOfLine))}`,
      },
    ];
  });
}

function stateOf(order: Order): OrderState | "free" | "refunded-in-part" {
  if (order.state === "paid" && order.method === "free") return "free";
  return isRefundedInPart(order) ? "refunded-in-part" : order.state;
}

/** Returns the colour of an order's status: `ok` when paid, `open` when the order still waits for something. */
function markOf({ state }: Order): "ok" | "open" | "none" {
  if (orderStateRules[state].end !== null) return "none";
  return state === "paid" ? "ok" : "open";
}

/** Builds the row of an order; none for one that was never placed. */
function rowOf(order: Order, locale: Locale) {
  const { number, totals, lines, placedAt, createdAt } = order;
  if (number === null) return [];
  const path = accountOrderPath(number, locale);
  return [
    {
      number,
      day: formatDay(placedAt ?? createdAt, locale),
      what: [...new Set(lines.map(({ eventTitle }) => eventTitle))].join(", "),
      state: stateOf(order),
      mark: markOf(order),
      amount: formatPrice(totals.grossCents, locale),
      path,
      invoice: hasInvoice(order) ? `${path}/${orderFileNames.invoice[locale]}` : null,
    },
  ];
}

/** Returns the initial values of the details form. */
export function typedDetails(
  account: Account,
  overview: AccountResult<AccountOverview>,
  { locale, country }: { locale: Locale; country: string },
): Record<string, string[]> {
  const subscriptions = overview.state === "done" ? overview.value.subscriptions : [];
  const hasNews = subscriptions.some(({ kind, state }) => kind === "newsletter" && state === "confirmed");
  return {
    country: [country],
    ...customerPrefill(account),
    locale: [account.locale ?? locale],
    ...(hasNews ? { wantsNewsletter: ["true"] } : {}),
  };
}
