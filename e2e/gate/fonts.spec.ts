import { expectOwnFont } from "../fixtures/headline-fonts.ts";
import { inTurn } from "../fixtures/rotation.ts";
import { test } from "../fixtures/test.ts";

const paths = [
  "/contact",
  "/en/news?page=2",
  "/bestaat-niet",
  "/en/no-such-page",
  "/aanmelding/nieuwsbrief",
  "/en/subscription/newsletter",
];
const cases = [true, false].flatMap((javaScriptEnabled) => paths.map((path) => ({ javaScriptEnabled, path })));

for (const { javaScriptEnabled, path } of inTurn(cases)) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test(`headlines of ${path} have the site's own letters, kept page or not`, async ({ page }) => {
      await expectOwnFont(page, () => page.goto(path));
    });
  });
}
