import { heldOrder } from "@circuit/contract/fixtures/orders";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { renderPage } from "../../../test/render-page.tsx";
import type { CheckoutOutcome } from "./checkout-outcome.ts";
import { CheckoutPage } from "./checkout-page.tsx";
import { checkoutView } from "./checkout-view.server.ts";

const nothing: CheckoutOutcome = { typed: {}, errors: {}, problem: null, question: null, isExtended: null };

function htmlOf(outcome: CheckoutOutcome, search = ""): string {
  const data = checkoutView(heldOrder, outcome, { locale: "nl", staying: [] });
  const account = { isFilledIn: false, signIn: "/inloggen" };
  const renderForm = ({ problem }: { problem: ReactNode }) => problem;
  const page = <CheckoutPage data={data} account={account} formId="form-checkout" renderForm={renderForm} />;
  return renderPage(page, { search });
}

test("in the app all ways back to the cart, and to sign in, stay in the app", () => {
  const links = [...htmlOf(nothing, "?app=1").matchAll(/href="(\/(?:afrekenen|inloggen)[^"]*)"/gu)];
  expect(new Set(links.map(([, link]) => link))).toEqual(new Set(["/afrekenen/winkelwagen?app=1", "/inloggen?app=1"]));
});

test.each(["tooMany", "too-many-unpaid"] as const)(
  "whose network did too much goes on by a mailed link: %s",
  (problem) => {
    expect(htmlOf({ ...nothing, problem })).toContain('href="/aanmelding/adres"');
    expect(htmlOf({ ...nothing, problem: "changed" })).not.toContain('href="/aanmelding/adres"');
  },
);

test("D02 the checkout asks whether another address was meant, without scripts too", () => {
  const question = { typed: "piet@hotmial.com", meant: "piet@hotmail.com" };
  const html = htmlOf({ ...nothing, question });
  expect(html).toContain("Bedoel je piet@hotmail.com?");
  expect(html).toContain("Je typte piet@hotmial.com.");
  expect(html).toContain('role="alert"');
  expect(htmlOf(nothing)).not.toContain('role="alert"');
});
