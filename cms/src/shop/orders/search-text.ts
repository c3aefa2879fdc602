import type { Customer } from "#contract/shop/order";

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
 * A text as it is compared by a search: without capitals and accents, so that `Renee` finds `RENÉE`. It is done here and
 * not by the database, as SQLite knows no capitals but those of ASCII.
 */
export function foldText(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[ßæœøłđðþı]/gu, (letter) => plainLetters[letter] ?? letter)
    .replaceAll(/[‘’ʼ]/gu, "'");
}

/** All by which a customer is searched for: names, company, e-mail address and postal address. */
export function searchTextOf(customer: Customer): string {
  const { firstName, lastName, company, email, street, houseNumber, postcode, town } = customer;
  // A postcode is typed with its space and without.
  const joined = postcode?.replaceAll(/\s/gu, "") ?? null;
  const parts = [firstName, lastName, company, email, street, houseNumber, postcode, joined, town];
  return foldText(parts.filter((part) => part !== null).join(" "));
}
