import { paidOrder } from "@circuit/contract/fixtures/orders";
import { expect, test } from "vitest";
import { orderSummary } from "./order-summary.server.ts";

test("D02 the lines of the checkout and the order's page say in which year their days are, as the cart does", () => {
  const details = (locale: "nl" | "en") => orderSummary(paidOrder, locale).lines.map(({ detail }) => detail);
  for (const detail of [...details("nl"), ...details("en")]) expect(detail).toContain("2027");
  expect(details("nl").join("; ")).toContain("zondag 27 juni 2027");
  expect(details("nl").join("; ")).toContain("25–27 juni 2027");
  expect(details("en").join("; ")).toContain("Sunday, 27 June 2027");
});
