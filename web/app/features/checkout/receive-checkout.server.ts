import { checkOwnForm } from "@circuit/contract/forms/check-own-form";
import { cleanLine } from "@circuit/contract/clean-text";
import type { Form } from "@circuit/contract/forms/form";
import { errorParams, type FormErrors } from "@circuit/contract/forms/form-errors";
import { readFormValues } from "@circuit/contract/forms/read-form-values";
import type { Locale } from "@circuit/contract/locales";
import { type CheckedCheckout, readCheckout } from "@circuit/contract/shop/checkout-form";
import type { Order, VatCheck } from "@circuit/contract/shop/order";
import { readFormBody, formText, submittedTexts } from "#app/http/form-body.server.ts";
import { FormBodyError } from "#app/http/form-body-types.ts";
import { suggestEmail } from "#app/domain/suggest-email.ts";
import { isCrossOrigin } from "#app/http/cross-origin.server.ts";
import { visitorRateLimitKey } from "#app/http/verified-email.server.ts";
import { isWithinLimit } from "#app/http/rate-limits.server.ts";
import { beginOrder, isHeld, keyOf, toCartLines } from "./begin-order.server.ts";
import { rateLimitKeyOf } from "./order-tokens.server.ts";
import { isOrderOfBrowser } from "./held-order-cookie.server.ts";
import { hashedOrderNetwork } from "#app/cms/hashed-client-ip.server.ts";
import {
  checkoutInputs,
  checkoutIntents,
  type EmailSuggestion,
  type CheckoutOutcome,
  type Typed,
} from "./checkout-outcome.ts";
import { checkVatNumber } from "./check-vat-number.server.ts";
import { requestShop } from "./shop-requests.server.ts";

/** Outcome of a submission of the checkout. */
export type ReceivedCheckout =
  /** `payAt`: URL at the payment provider; `null` when nothing is paid online. */
  | { state: "placed"; order: Order; payAt: string | null }
  /** The order has left its checkout: its own page shows the status. */
  | { state: "elsewhere" }
  | { state: "unknown" }
  /** Another browser began the order, so nothing of it is done or shown. */
  | { state: "otherBrowser" }
  /** The sender is so far beyond the rate limit that the form isn't even shown again. */
  | { state: "tooMany" }
  /** The hold has expired; a new order with the same tickets may begin. */
  | { state: "expired"; order: Order; typed: Typed }
  /** The content system didn't answer. `unsure`: the order may have been placed. `typed` is what a retry resubmits. */
  | { state: "unanswered"; kind: "unavailable" | "unsure"; typed: Typed }
  /** The checkout is shown again. */
  | { state: "rerender"; status: RerenderStatus; order: Order; outcome: CheckoutOutcome }
  /** A new order began in place of an expired one. */
  | { state: "begun"; order: Order; outcome: CheckoutOutcome }
  /** The new order couldn't begin; the cart page says why. */
  | { state: "refused"; problem: "refused" | "tooManyHeld" };

type RerenderStatus = 200 | 400 | 403 | 413 | 422 | 409 | 429;

interface Options {
  token: string;
  locale: Locale;
  waiterIds: readonly string[];
  formOf: (order: Order) => Promise<Form>;
  /** Checks that a human sends an order that isn't paid online, and counts it: bots could book all tickets unpaid. */
  judge: (sent: FormData, visitor: string) => Promise<"taken" | "confirm" | "tooMany">;
  /** Names of the inputs that `judge` reads. */
  humanCheckInputs: readonly string[];
  /** Name of the input with the e-mail addresses for which a correction was suggested already. */
  suggestedEmailInput: string;
}

/** Maximum size of the request body, in bytes. */
const maxBytes = 32_768;

/** Handles a submission of the checkout: extends the hold, begins again after it expired, or places the order. */
export async function receiveCheckout(request: Request, options: Options): Promise<ReceivedCheckout> {
  const { token } = options;
  const visitor = visitorRateLimitKey(request);
  const isForeign = isCrossOrigin(request);
  const beganHere = isOrderOfBrowser(request, token);
  // Cross-origin requests don't count, and those of other browsers count by their sender: neither may use up the
  // customer's rate limit.
  const counted = beganHere ? rateLimitKeyOf(token, visitor) : visitor;
  const isTooMany = !isForeign && !(await isWithinLimit("orders", counted));
  if (isTooMany && !(await isWithinLimit("shownAgain", visitor))) return { state: "tooMany" };
  // Only the browser that began an order may fill it in, extend its hold or reuse its tickets: links are shared.
  if (!beganHere) return withOrder(token, (order) => ifHeld(order, {}, { state: "otherBrowser" }));
  let sent: FormData;
  try {
    const body = await readFormBody(request, maxBytes);
    await body.remove();
    sent = body.data;
  } catch (error) {
    if (!(error instanceof FormBodyError)) throw error;
    return rerenderWithOrder(token, error.status, { problem: "unreadable" });
  }
  const typed = textsIn(sent, (name) => isField(name) || name === options.suggestedEmailInput);
  const received = await receive(sent, typed, { ...options, visitor, isTooMany, isForeign });
  if (received.state !== "unanswered") return received;
  // The retry resubmits the fields and the form's hidden inputs.
  const again = textsIn(sent, (name) => isOwn(name) || options.humanCheckInputs.includes(name));
  // After a submission without an answer the order may exist, even if the next submission fails.
  const isUnsure = received.kind === "unsure" || sent.has(checkoutInputs.unsure);
  return isUnsure
    ? { ...unanswered, kind: "unsure", typed: { ...again, [checkoutInputs.unsure]: ["1"] } }
    : { ...unanswered, typed: again };
}

interface Sender extends Options {
  visitor: string;
  isTooMany: boolean;
  isForeign: boolean;
}

function receive(sent: FormData, typed: Typed, sender: Sender): Promise<ReceivedCheckout> {
  const { token } = sender;
  if (sender.isTooMany) return rerenderWithOrder(token, 429, { typed, problem: "tooMany" });
  if (sender.isForeign) return rerenderWithOrder(token, 403, { typed, problem: "elsewhere" });
  switch (sent.get(checkoutInputs.intent)) {
    case checkoutIntents.extend:
      return extend(token, typed);
    case checkoutIntents.again:
      return withOrder(token, (order) => beginAgain(order, typed, sender));
    default:
      return withOrder(token, (order) => place(order, sent, typed, sender));
  }
}

const nothing: CheckoutOutcome = { typed: {}, errors: {}, problem: null, question: null, isExtended: null };

const unanswered = { state: "unanswered", kind: "unavailable", typed: {} } as const;

/** Reads the order, and answers with it; else that it is unknown, or that the content system didn't answer. */
async function withOrder(
  token: string,
  answer: (order: Order) => ReceivedCheckout | Promise<ReceivedCheckout>,
): Promise<ReceivedCheckout> {
  const read = await requestShop({ action: "read", token });
  if (read.outcome === "order") return answer(read.order);
  return read.outcome === "failed" && read.reason === "unknown" ? { state: "unknown" } : unanswered;
}

/** Returns `held` for an order in its checkout, else that the order expired or was placed. */
function ifHeld(order: Order, typed: Typed, held: ReceivedCheckout): ReceivedCheckout {
  if (isHeld(order)) return held;
  // Only a placed order has a number.
  return order.number === null ? { state: "expired", order, typed } : { state: "elsewhere" };
}

function rerender(order: Order, status: RerenderStatus, changes: Partial<CheckoutOutcome>): ReceivedCheckout {
  const outcome = { ...nothing, ...changes };
  return ifHeld(order, outcome.typed, { state: "rerender", status, order, outcome });
}

/** Shows the checkout again, with the current order. */
function rerenderWithOrder(token: string, status: RerenderStatus, changes: Partial<CheckoutOutcome>) {
  return withOrder(token, (order) => rerender(order, status, changes));
}

async function extend(token: string, typed: Typed): Promise<ReceivedCheckout> {
  const answer = await requestShop({ action: "extend", token });
  if (answer.outcome === "unavailable") return unanswered;
  return rerenderWithOrder(token, 200, { typed, isExtended: answer.outcome === "order" });
}

async function beginAgain(old: Order, typed: Typed, { locale, visitor, waiterIds }: Sender): Promise<ReceivedCheckout> {
  if (isHeld(old)) return rerender(old, 200, { typed });
  // The idempotency key derives from the old token, so that pressing the button twice begins one order.
  const cart = { lines: toCartLines(old), locale, from: old.token, network: hashedOrderNetwork(visitor), waiterIds };
  const begun = await beginOrder(cart);
  if (begun.state === "tooManyHeld") return { state: "refused", problem: "tooManyHeld" };
  if (begun.state === "begun") return { ...begun, outcome: { ...nothing, typed } };
  // Also for `mustWait`: the cart page leads on to the waiting room.
  return begun.state === "unavailable" ? unanswered : { state: "refused", problem: "refused" };
}

async function place(
  order: Order,
  sent: FormData,
  typed: Typed,
  { token, locale, formOf, suggestedEmailInput, ...sender }: Sender,
): Promise<ReceivedCheckout> {
  const again = (status: RerenderStatus, changes: Partial<CheckoutOutcome>) =>
    rerender(order, status, { typed, ...changes });
  if (!isHeld(order)) return again(200, {});

  const form = await formOf(order);
  const checked = await checkCheckout(form, sent, locale);
  const question = emailSuggestion(cleanLine(formText(sent, "email")), sent.getAll(suggestedEmailInput));
  if (checked.errors !== null) return again(422, { errors: checked.errors, question });
  if (question !== null) return again(200, { question });

  const seen = Number(sent.get(checkoutInputs.seen));
  if (seen !== order.totals.grossCents) return again(409, { problem: "changed" });
  // Submitting the same page twice with the same content gives the same key.
  const idempotencyKey = keyOf(token, formText(sent, checkoutInputs.key), JSON.stringify(checked.checkout));
  const { customer, method, wantsNews } = checked.checkout;
  const { vatCheck } = checked;
  const verdict = method === "online" ? "taken" : await sender.judge(sent, sender.visitor);
  if (verdict === "confirm") return again(403, { problem: "elsewhere" });
  if (verdict === "tooMany") return again(429, { problem: "tooMany" });
  const placed = await requestShop({
    action: "place",
    token,
    idempotencyKey,
    network: hashedOrderNetwork(sender.visitor),
    customer,
    vatCheck,
    method,
    seenGrossCents: seen,
    wantsNews,
    locale,
  });
  if (placed.outcome === "order") return { state: "placed", order: placed.order, payAt: placed.payAt };
  // Without an answer the content system may have placed the order, or may still place it.
  if (placed.outcome !== "failed") return { ...unanswered, kind: "unsure" };
  switch (placed.reason) {
    case "changed":
      return rerenderWithOrder(token, 409, { typed, problem: "changed" });
    case "too-many-unpaid":
      return rerenderWithOrder(token, 429, { typed, problem: placed.reason });
    case "wrong-method":
      return rerenderWithOrder(token, 409, { typed, problem: placed.reason });
    case "provider-away": {
      // The order is placed all the same; its page says that it can't be paid yet.
      const unpaid = await requestShop({ action: "read", token });
      return unpaid.outcome === "order"
        ? { state: "placed", order: unpaid.order, payAt: null }
        : { ...unanswered, kind: "unsure" };
    }
    case "unknown":
      return { state: "unknown" };
    default:
      return rerenderWithOrder(token, 409, { typed, problem: "unavailable" });
  }
}

/** Suggests a correction of the e-mail address, once. With scripts the input itself suggests it. */
function emailSuggestion(typed: string, asked: readonly FormDataEntryValue[]): EmailSuggestion | null {
  const meant = asked.includes(typed) ? null : suggestEmail(typed);
  return meant === null ? null : { typed, meant };
}

type Checked =
  | { errors: FormErrors; checkout: null }
  | { errors: null; checkout: CheckedCheckout; vatCheck: VatCheck | null };

/** Validates the form, and looks a well-formed VAT number up in VIES. */
async function checkCheckout(form: Form, sent: FormData, locale: Locale): Promise<Checked> {
  const checked = checkOwnForm(form, readFormValues(form, sent, locale));
  if (!checked.ok) return { errors: checked.errors, checkout: null };

  const checkout = readCheckout(checked.values);
  const { vatNumber } = checkout.customer;
  const field = form.fields.find(({ name }) => name === "vatNumber");
  if (vatNumber === null || field === undefined) return { errors: null, checkout, vatCheck: null };
  const vatCheck = await checkVatNumber(vatNumber);
  if (vatCheck !== "invalid") return { errors: null, checkout, vatCheck };
  const error = { key: "forms.errors.vatNumberUnknown", params: errorParams(field) } as const;
  return { errors: { vatNumber: error }, checkout: null };
}

/** Whether an input is a form field; hidden inputs have an underscore in their name. */
function isField(name: string): boolean {
  return /^[a-z][A-Za-z0-9]*$/u.test(name);
}

/** Whether an input belongs to the checkout: a field, or one of `checkoutInputs`. */
function isOwn(name: string): boolean {
  const own: readonly string[] = Object.values(checkoutInputs);
  return isField(name) || own.includes(name);
}

/** Returns the submitted texts of the wanted inputs. */
function textsIn(sent: FormData, isWanted: (name: string) => boolean): Typed {
  return submittedTexts(sent, [...new Set(sent.keys())].filter(isWanted));
}
