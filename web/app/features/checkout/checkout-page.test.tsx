import { heldOrder } from "@circuit/contract/fixtures/orders";
import { expect, test } from "vitest";
import { renderPage } from "../../../test/render-page.tsx";
import type { CheckoutOutcome } from "./checkout-outcome.ts";
import { CheckoutPage } from "./checkout-page.tsx";
import { checkoutView } from "./checkout-view.server.ts";

const nothing: CheckoutOutcome = { typed: {}, errors: {}, problem: null, question: null, isExtended: null };

function htmlOf(outcome: CheckoutOutcome, locale: "nl" | "en"): string {
  const data = checkoutView(heldOrder, outcome, { locale, staying: [] });
  return renderPage(
    <CheckoutPage
      data={data}
      account={{ isFilledIn: false, signIn: null }}
      formId="form-checkout"
      renderForm={({ problem }) => problem}
    />,
    {
      locale,
    },
  );
}

test.each(["tooMany", "too-many-unpaid"] as const)(
  "whose network did too much goes on by a mailed link: %s",
  (problem) => {
    expect(htmlOf({ ...nothing, problem }, "nl")).toContain('href="/aanmelding/adres"');
    expect(htmlOf({ ...nothing, problem: "changed" }, "nl")).not.toContain('href="/aanmelding/adres"');
  },
);

test.each([
  ["nl", "Bedoel je piet@hotmail.com?", "Je typte piet@hotmial.com."],
  ["en", "Did you mean piet@hotmail.com?", "You typed piet@hotmial.com."],
] as const)(
  "D02 in %s the checkout asks whether another address was meant, without scripts too",
  (locale, ...texts) => {
    const question = { typed: "piet@hotmial.com", meant: "piet@hotmail.com" };
    const html = htmlOf({ ...nothing, question }, locale);
    for (const text of texts) expect(html).toContain(text);
    expect(html).toContain('role="alert"');
    expect(htmlOf(nothing, locale)).not.toContain('role="alert"');
  },
);
