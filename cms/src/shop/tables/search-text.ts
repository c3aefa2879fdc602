import { foldText } from "#contract/fold-text";
import type { Customer } from "#contract/shop/order";

/** A text without the spaces, dots and hyphens that one person writes in a number and another leaves out. */
export function stripSeparators(text: string): string {
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
  const numbers = [postcode, reference, vatNumber].flatMap((text) =>
    text === null ? [] : [text, stripSeparators(text)],
  );
  const parts = [firstName, lastName, company, email, street, houseNumber, town, ...numbers];
  return {
    searchText: foldText(parts.filter((part) => part !== null).join(" ")),
    searchPhone: phoneDigits(customer.phone ?? ""),
  };
}
