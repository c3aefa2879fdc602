/** ASCII spellings of letters that Unicode normalization doesn't decompose. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
};

/**
 * Folds a text for searches and URLs: without capitals, accents and apostrophes, so that `Renee` finds `RENÉE` and
 * `oneill` O'Neill. A database can't do it: SQLite only folds the case of ASCII.
 */
export function foldText(text: string): string {
  return (
    text
      .normalize("NFKD")
      // NFKD decomposes a standalone accent, typed for an apostrophe, into a space and an accent.
      .replaceAll(/['‘’ʼ`]| ?\p{M}/gu, "")
      .toLowerCase()
      .replaceAll(/[ßæœøłđðþı]/gu, (letter) => plainLetters[letter] ?? letter)
  );
}
