/** Letters that have no accent to take off, as people type them who don't have them on their keyboard. */
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
 * A text as searches compare it and addresses write it: without capitals, accents and apostrophes, so that `Renee` finds
 * `RENÉE` and `oneill` O'Neill. Not left to a database: SQLite knows no capitals but those of ASCII.
 */
export function foldText(text: string): string {
  return (
    text
      .normalize("NFKD")
      // An accent that stands alone, for an apostrophe, comes apart in a space and an accent.
      .replaceAll(/['‘’ʼ`]| ?\p{M}/gu, "")
      .toLowerCase()
      .replaceAll(/[ßæœøłđðþı]/gu, (letter) => plainLetters[letter] ?? letter)
  );
}
