import type { Locale } from "@circuit/contract/locales";
import { cartRequestPath } from "@circuit/contract/urls/own-paths";
import { storeCart } from "../browser/store-cart.ts";
import type { CartAnswer } from "./cart-data.ts";

/** Why the server, or the network, gave no cart. */
export type CartProblem =
  | "nothing"
  | "noNumber"
  | "failed"
  | "full"
  | "overTogether"
  | "tooMany"
  | "tooManyHeld"
  | "elsewhere"
  | "refused"
  | "unavailable"
  | "offline";

const problems: ReadonlySet<string> = new Set<CartProblem>([
  "nothing",
  "noNumber",
  "failed",
  "full",
  "overTogether",
  "tooMany",
  "elsewhere",
  "unavailable",
]);

/** How long an answer may take, in milliseconds. */
const patienceMs = 15_000;

/** Reads the cart. Never throws. */
export function fetchCart(locale: Locale): Promise<CartAnswer | CartProblem> {
  return call(locale, {});
}

/** Changes the cart as a form asks, or as the fields given do. Never throws. */
export function changeStoredCart(
  locale: Locale,
  fields: FormData | Record<string, string>,
): Promise<CartAnswer | CartProblem> {
  const data = fields instanceof FormData ? [...fields] : Object.entries(fields);
  const texts = data.flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : []));
  // oxlint-disable-next-line house/no-loose-query -- a body in the form of a query
  return call(locale, { method: "POST", body: new URLSearchParams(texts) });
}

async function call(locale: Locale, init: RequestInit): Promise<CartAnswer | CartProblem> {
  try {
    const headers = { accept: "application/json" };
    const signal = AbortSignal.timeout(patienceMs);
    const response = await fetch(cartRequestPath(locale), { ...init, headers, signal });
    const answer: unknown = await response.json();
    if (!isCart(answer)) return problemOf(answer);
    storeCart(answer.stored);
    return answer;
  } catch (error) {
    // The visitor sees a message. A missing network is no error to report.
    if (!navigator.onLine) return "offline";
    reportError(error);
    return "failed";
  }
}

function isCart(answer: unknown): answer is CartAnswer {
  return typeof answer === "object" && answer !== null && "lines" in answer;
}

function problemOf(answer: unknown): CartProblem {
  const reason = typeof answer === "object" && answer !== null && "reason" in answer ? answer.reason : null;
  return isProblem(reason) ? reason : "failed";
}

function isProblem(reason: unknown): reason is CartProblem {
  return typeof reason === "string" && problems.has(reason);
}
