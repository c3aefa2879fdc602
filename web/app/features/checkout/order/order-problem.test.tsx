import type { Order } from "@circuit/contract/shop/order";
import { describe, expect, test } from "vitest";
import { htmlOf, noTickets } from "../../../../test/order-html.tsx";
import { renderPage } from "../../../../test/render-page.tsx";
import type { OrderProblem } from "./order-view-data.ts";
import { StopPage } from "../stop-page.tsx";
import { orderStop } from "../stop-view.server.ts";

const stateOfPayment = (state: "open" | "not-begun" | "failed" | "cancelled") =>
  ({ state: "awaiting-payment", payment: { state, method: null, paidAt: null }, ...noTickets }) as const;

/** What the alert on an order's page says. */
function alertOf(problem: OrderProblem, changes: Partial<Order>, locale: "nl" | "en"): string {
  const [alert] = /role="alert".*?<\/strong>/u.exec(htmlOf(changes, locale, undefined, problem)) ?? [];
  if (alert === undefined) throw new Error("No alert is drawn");
  return alert;
}

const nothingPaid = /niets betaald|niets afgeschreven|nothing was (?:paid|charged)/iu;
const words = {
  nl: { unknown: /weten nog niet of je hebt betaald: betaal niet nog een keer/u, standing: /niet geannuleerd/u },
  en: { unknown: /don’t know yet whether you have paid: if you have, don’t pay again/u, standing: /not cancelled/u },
};

describe.each(["nl", "en"] as const)("while the payment provider is silent (%s)", (locale) => {
  const { unknown, standing } = words[locale];

  test("nobody who may have paid is told that nothing was paid", () => {
    expect(alertOf("pay-silent", stateOfPayment("open"), locale)).toMatch(unknown);
    expect(alertOf("cancel-silent", stateOfPayment("open"), locale)).toMatch(unknown);
    for (const problem of ["pay-silent", "cancel-silent", "unavailable", "wrong-state", "elsewhere"] as const) {
      for (const state of ["open", "failed", "cancelled"] as const)
        expect(alertOf(problem, stateOfPayment(state), locale)).not.toMatch(nothingPaid);
    }
  });

  test("who wanted to cancel reads that the order stands", () => {
    for (const state of ["open", "failed", "not-begun"] as const)
      expect(alertOf("cancel-silent", stateOfPayment(state), locale)).toMatch(standing);
  });
});

test("an order that was cancelled while its payment was open says what comes of money that comes in after all", () => {
  const cancelled = (state: "open" | "cancelled") => htmlOf({ ...stateOfPayment(state), state: "cancelled" });
  expect(cancelled("open")).toContain("voor zover we nu weten. Komt er toch nog geld binnen, dan krijg je het terug.");
  expect(cancelled("cancelled")).toContain("Er is niets afgeschreven.");
});

test.each([
  ["nl", "cancel-unsure", /weten nog niet of je bestelling is geannuleerd/u],
  ["en", "cancel-unsure", /don’t know yet whether your order is cancelled/u],
  ["nl", "pay-unsure", /betaal dan niet nog een keer/u],
  ["en", "unavailable", /Nothing has changed/u],
] as const)("an order of which nobody can tell what came of a press is linked to (%s, %s)", (locale, kind, said) => {
  const html = renderPage(<StopPage data={orderStop(kind, "/bestelling/x", locale)} />, { locale });
  expect(html).toMatch(said);
  expect(html).toContain('href="/bestelling/x"');
  expect(html).not.toMatch(nothingPaid);
});
