import type { Locale } from "@circuit/contract/locales";
import { checkoutPaths } from "@circuit/contract/urls/own-paths";
import { eventChange } from "@circuit/contract/shop/event-change";
import { type Order, localizeOrder } from "@circuit/contract/shop/order";
import { changedEventMessages } from "#app/i18n/messages/changed-event.ts";
import { checkoutMessages } from "#app/i18n/messages/checkout.ts";
import { orderProblemMessages, type OrderProblemMessages } from "#app/i18n/messages/order-problems.ts";
import { otherBrowserMessages } from "#app/i18n/messages/other-browser.ts";
import { checkoutInputs, checkoutIntents, type Typed } from "./checkout-outcome.ts";

/** View data of the page that is shown instead of a checkout or an order that can't go on. Nothing typed is lost. */
export interface StopData {
  title: string;
  text: string;
  /** Second paragraph; `null` for none. */
  note: string | null;
  /** A form that resubmits what was typed; `null` when there is nothing to resubmit. */
  retry: { path: string; label: string; sent: { name: string; value: string }[] } | null;
  /** `null` for none. */
  link: { path: string; label: string } | null;
}

/** What is shown without an answer to a submission of the checkout. `unsure`: the order may have been placed. */
export function unansweredStop(kind: "unavailable" | "unsure", typed: Typed, path: string, locale: Locale): StopData {
  const { problems, retry } = checkoutMessages[locale];
  return { ...problems[kind], note: null, retry: { path, label: retry, sent: inputsOf(typed) }, link: null };
}

/** What is shown without an answer to a button of an order's page. @param path - Of that page. */
export function orderStop(kind: keyof OrderProblemMessages["stops"], path: string, locale: Locale): StopData {
  const { stops, toOrder } = orderProblemMessages[locale];
  return { ...stops[kind], note: null, retry: null, link: { path, label: toOrder } };
}

/** What is shown in another browser than the one that began the order. */
export function otherBrowserStop(locale: Locale): StopData {
  return { ...otherBrowserMessages[locale], note: null, retry: null, link: cartLink(locale) };
}

/** Whether an event of an order was moved, postponed or cancelled. */
export function hasChangedEvent(order: Order): boolean {
  return order.lines.some((_, line) => eventChange(order, line) !== null);
}

interface EndedOptions {
  /** Values that beginning again resubmits. */
  typed: Typed;
  path: string;
  locale: Locale;
  /** Whether this browser began the order. */
  isOwn: boolean;
}

/** What is shown for an expired hold, or for an order whose event was moved, postponed or cancelled. */
export function endedStop(order: Order, { typed, path, locale, isOwn }: EndedOptions): StopData {
  const { lines } = localizeOrder(order, locale);
  const changes = lines.map(({ eventTitle }, line) => ({ eventTitle, change: eventChange(order, line) }));
  const kind = (["cancelled", "postponed", "moved"] as const).find((one) =>
    changes.some(({ change }) => change === one),
  );
  const link = cartLink(locale);
  if (kind !== undefined) {
    const { heading, unpaidOrder, notOrdered } = changedEventMessages[locale];
    const off = new Set(changes.flatMap(({ change, eventTitle }) => (change === kind ? [eventTitle] : [])));
    const text = [...[...off].map(unpaidOrder[kind]), notOrdered].join(" ");
    return { title: heading[kind], text, note: null, retry: null, link };
  }
  const { title, text, kept, again } = checkoutMessages[locale].expired;
  // The new order's key derives from the old token, so only the browser that began the old order may begin again.
  if (!isOwn) return { title, text, note: null, retry: null, link };
  const sent = [...inputsOf(typed), { name: checkoutInputs.intent, value: checkoutIntents.again }];
  return { title, text, note: kept, retry: { path, label: again, sent }, link };
}

function inputsOf(typed: Typed): { name: string; value: string }[] {
  return Object.entries(typed).flatMap(([name, values]) => values.map((value) => ({ name, value })));
}

function cartLink(locale: Locale): StopData["link"] {
  return { path: checkoutPaths.cart[locale], label: checkoutMessages[locale].expired.cart };
}
