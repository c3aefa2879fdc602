import type { Locale } from "@circuit/contract/locales";
import { cartRequestPath } from "@circuit/contract/urls/own-paths";
import { storeCart } from "../browser/store-cart.ts";
import { cartProblems, type CartAnswer, type CartProblem } from "./cart-data.ts";

/** Time-out of a request, in milliseconds. */
const patienceMs = 15_000;

/** Requests the cart from the server. Never throws. */
export function fetchCart(locale: Locale): Promise<CartAnswer | CartProblem> {
  return call(locale);
}

/** Sends a change of the cart to the server. Never throws. */
export function changeStoredCart(locale: Locale, fields: Record<string, string>): Promise<CartAnswer | CartProblem> {
  // oxlint-disable-next-line house/no-loose-query -- a body in the form of a query
  return call(locale, new URLSearchParams(fields));
}

async function call(locale: Locale, change?: URLSearchParams): Promise<CartAnswer | CartProblem> {
  try {
    const headers = { accept: "application/json" };
    const signal = AbortSignal.timeout(patienceMs);
    const init: RequestInit = change === undefined ? {} : { method: "POST", body: change };
    const response = await fetch(cartRequestPath(locale), { ...init, headers, signal });
    const answer: unknown = await response.json();
    if (!isCart(answer)) return problemOf(answer);
    storeCart(answer.lines, change !== undefined);
    return answer;
  } catch (error) {
    // The visitor sees a message. Being offline isn't reported as an error.
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
  return cartProblems.find((problem) => problem === reason) ?? "failed";
}
