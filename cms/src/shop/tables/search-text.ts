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
 * A text as it is compared by a search: without capitals, accents and apostrophes, so that `Renee` finds `RENÉE` and
 * `oneill` O'Neill. It is done here and not by the database, as SQLite knows no capitals but those of ASCII.
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

/** A text without the spaces, dots and hyphens that one person writes in a number and another leaves out. */
export function joinText(text: string): string {
  return text.replaceAll(/[\s.-]/gu, "");
}

/**
 * The digits of a telephone number as they are compared: without what means that it is dialled in the Netherlands, so
 * that `0612345678`, `+31 6 12345678` and `0031 (0)6-12345678` are the same. Empty for a text without digits.
 */
export function phoneDigits(phone: string): string {
  const written = phone.trim().replace(/\(0\)/u, "");
  const digits = written.replaceAll(/\D/gu, "");
  const isAbroad = written.startsWith("+") || digits.startsWith("00");
  if (!isAbroad && digits.startsWith("0")) return digits.slice(1);
  const dialled = digits.replace(/^00/u, "");
  // Who leaves out the plus as well has typed at least eleven digits.
  const isDutch = dialled.startsWith("31") && (isAbroad || dialled.length >= 11);
  return isDutch ? dialled.slice(2).replace(/^0/u, "") : dialled;
}

/** What a customer is searched by, as columns of an order. */
export interface SearchColumns {
  /** Names, company, addresses, and numbers of the customer's own. */
  searchText: string;
  /** Apart from it, or every house number would find telephones. Empty for none. */
  searchPhone: string;
}

/** All by which a customer is searched for. */
export function searchColumnsOf(customer: Customer): SearchColumns {
  const { firstName, lastName, company, email, street, houseNumber, postcode, town, reference, vatNumber } = customer;
  // These are typed as they are printed, and without spaces.
  const numbers = [postcode, reference, vatNumber].flatMap((text) => (text === null ? [] : [text, joinText(text)]));
  const parts = [firstName, lastName, company, email, street, houseNumber, town, ...numbers];
  return {
    searchText: foldText(parts.filter((part) => part !== null).join(" ")),
    searchPhone: phoneDigits(customer.phone ?? ""),
  };
}
