import { locales } from "@circuit/contract/locales";
import { auditEveryLook, looksOf } from "../fixtures/audit.ts";
import { kindsOfPage } from "../fixtures/kinds-of-page.ts";
import { auditWhileOpen, openStates } from "../fixtures/open-states.ts";
import { inTurn } from "../fixtures/rotation.ts";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { expect, test } from "../fixtures/test.ts";

/** All looks, half of them in each language. */
const looksInTurn = locales.flatMap((locale) => looksOf[locale].map((look) => ({ locale, look })));

for (const [position, [what, dutch, english]] of inTurn([...kindsOfPage.entries()], 5)) {
  // One look in one language; of the next kind of page another. `npm run test:axe` tests every page in every look.
  const { locale, look } = looksInTurn[position % looksInTurn.length] ?? { locale: "nl", look: looksOf.nl[0] };
  const path = locale === "en" ? english : dutch;
  test(`${what} (${path}) is accessible, ${look.colorScheme} at ${look.width} px`, async ({ page }) => {
    await page.goto(path);
    await new SiteFrame(page).whenAlive();
    expect(await auditEveryLook(page, [look])).toEqual([]);
  });
}

for (const state of inTurn(
  openStates.filter(({ isFirst }) => isFirst),
  2,
)) {
  test(`${state.what} on ${state.address} is accessible while it is open, light and dark`, async ({ page }) => {
    expect(await auditWhileOpen(page, state)).toEqual([]);
  });
}
