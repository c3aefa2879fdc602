import { foldText } from "#contract/fold-text";
import type { Customer } from "#contract/shop/order";

/** Removes spaces, dots and hyphens, which people type in numbers or leave out. */
export function stripSeparators(text: string): string {
  return text.replaceAll(/[\s.-]/gu, "");
}

/**
 * Normalises a telephone number for comparison: to the digits without the Dutch prefixes, so that `0612345678`,
 * `+31 6 12345678` and `0031 (0)6-12345678` are the same. Empty for a text without digits.
 */
export function phoneDigits(phone: string): string {
  const written = phone.trim().replace(/\(0\)/u, "");
  const digits = written.replaceAll(/\D/gu, "");
  const isAbroad = written.startsWith("+") || digits.startsWith("00");
  if (!isAbroad && digits.startsWith("0")) return digits.slice(1);
  const dialled = digits.replace(/^00/u, "");
  // A Dutch number with a country code, but without a plus, has eleven digits at least.
  const isDutch = dialled.startsWith("31") && (isAbroad || dialled.length >= 11);
  return isDutch ? dialled.slice(2).replace(/^0/u, "") : dialled;
}

/** Columns of an order by which staff search for its customer. */
export interface SearchColumns {
  /** Names, company, addresses, and numbers of the customer's own. */
  searchText: string;
  /** The telephone number, in a column of its own, as house numbers would match it. Empty for none. */
  searchPhone: string;
}

/** Returns the search columns of a customer. */
export function searchColumnsOf(customer: Customer): SearchColumns {
  const { firstName, lastName, company, email, street, houseNumber, postcode, town, reference, vatNumber } = customer;
  // Staff type these with and without separators.
  const numbers = [postcode, reference, vatNumber].flatMap((text) =>
    text === null ? [] : [text, stripSeparators(text)],
  );
  const parts = [firstName, lastName, company, email, street, houseNumber, town, ...numbers];
  return {
    searchText: foldText(parts.filter((part) => part !== null).join(" ")),
    searchPhone: phoneDigits(customer.phone ?? ""),
  };
}
