import { expect, test } from "vitest";
import { lettersOfLongWord } from "./long-word.ts";

test("a long word alone has its letters counted; a short one, or several, have not", () => {
  expect(lettersOfLongWord("Privacyverklaring")).toBe(17);
  expect(lettersOfLongWord("Contact")).toBeUndefined();
  expect(lettersOfLongWord("De toegankelijkheidsverklaring")).toBeUndefined();
});
