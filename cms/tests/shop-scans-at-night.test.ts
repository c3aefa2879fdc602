import { expect, test } from "vitest";
import { countVisitors } from "../src/shop/scans/count-visitors.ts";
import { gate, morning, paired, scan } from "./gate.ts";
import { kassa } from "./kassa.ts";
import { minute } from "./shop.ts";

const own = kassa();

test("an evening goes on after midnight: its tickets let in until four, each once, and are counted", async () => {
  const { shop, scanner, qr, second } = await gate(own, { validUntil: morning + 2000 * minute });
  expect(await scan(shop, scanner, qr)).toMatchObject([{ outcome: "admitted" }]);
  shop.clock.now = Date.parse("2027-06-26T00:30:00+02:00");
  expect(await scan(shop, scanner, qr)).toMatchObject([{ outcome: "already" }]);
  expect(await scan(shop, scanner, second.code)).toMatchObject([{ outcome: "admitted" }]);
  expect(await countVisitors(shop, scanner)).toMatchObject({ inside: 2 });
  const morrow = await paired(shop, { firstDay: "2027-06-26", lastDay: "2027-06-26" });
  expect(await scan(shop, morrow, qr)).toMatchObject([{ outcome: "wrong-day" }]);
});
