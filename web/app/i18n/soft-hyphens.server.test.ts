import { expect, test } from "vitest";
import { withSoftHyphens } from "./soft-hyphens.server.ts";

const shown = (text: string, locale: "nl" | "en") => withSoftHyphens(text, locale).replaceAll("\u00AD", "-");

test("long words of a headline break at their syllables, short ones stay whole", () => {
  expect(shown("Privacyverklaring", "nl")).toBe("Pri-va-cy-ver-kla-ring");
  expect(shown("Bereikbaarheid van het circuit", "nl")).toBe("Be-reik-baar-heid van het circuit");
  expect(shown("Accommodation by the track", "en")).toBe("Ac-com-mod-a-tion by the track");
});
