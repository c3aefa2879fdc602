import { expect, test } from "vitest";
import { sortForRefresh } from "./refresh-order.ts";

const addresses = ["/diep/pad/a", "/nieuws/een-artikel", "/contact", "/en", "/tickets", "/evenementen/tt", "/"];
const change = { cursor: 1, type: "events", documentId: "a", locale: "nl" as const, slugs: ["tt"], moments: [] };

test("the changed document's page comes first, then home, then those below it by depth", () => {
  const order = ["/evenementen/tt", "/en", "/", "/contact", "/tickets", "/nieuws/een-artikel", "/diep/pad/a"];
  expect(sortForRefresh(addresses, [change])).toEqual(order);
});
