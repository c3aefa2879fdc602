import { addressesOfKinds } from "../fixtures/kinds-of-page.ts";
import { test } from "../fixtures/large-letters.ts";
import { outOfSight } from "../fixtures/out-of-sight.ts";
import { inTurn } from "../fixtures/rotation.ts";
import { expect } from "../fixtures/test.ts";
import { whenStyled } from "../fixtures/when-styled.ts";

/** How many kinds of page the gate looks at. */
const some = 10;

test("with letters twice as large kinds of page fit a phone, and every text its panel", async ({ page }) => {
  test.setTimeout(2 * 60_000);
  const found: string[] = [];
  for (const path of inTurn(addressesOfKinds(0), some)) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await whenStyled(page);
    found.push(...(await outOfSight(page)).map((fault) => `${path}: ${fault}`));
  }
  expect(found).toEqual([]);
});
