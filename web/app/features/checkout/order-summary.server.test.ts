import { orderLine as consumer, paidOrder } from "@circuit/contract/fixtures/orders";
import { expect, test } from "vitest";
import { orderSummary } from "./order-summary.server.ts";

test("D02 the lines of the checkout and the order's page say in which year their days are, as the cart does", () => {
  const details = (locale: "nl" | "en") => orderSummary(paidOrder, locale).lines.map(({ detail }) => detail);
  for (const detail of [...details("nl"), ...details("en")]) expect(detail).toContain("2027");
  expect(details("nl").join("; ")).toContain("zondag 27 juni 2027");
  expect(details("nl").join("; ")).toContain("25–27 juni 2027");
  expect(details("en").join("; ")).toContain("Sunday, 27 June 2027");
});

test("S20 a company's price is told without VAT beside a consumer's too, with what it adds to the total", () => {
  const company = { ...consumer, name: "Lounge", quantity: 1, priceCents: 59_500, leadsWith: "net" as const };
  const vip = { ...company, netCents: 59_500, vatCents: 12_495 };
  const told = (...lines: (typeof vip | typeof consumer)[]) =>
    orderSummary({ ...paidOrder, lines }, "nl").lines.map(({ detail, price }) =>
      `${price} ${detail}`.replaceAll(/\s+/gu, " "),
    );
  const [, beside] = told(consumer, vip);
  expect(beside).toMatch(/^€ 595,00 .*, excl\. btw \(€ 719,95 incl\. btw\)$/u);
  expect(told(vip)[0]).toMatch(/^€ 595,00 .*, excl\. btw$/u);
  expect(told(consumer)[0]).toMatch(/, incl\. btw$/u);
});
