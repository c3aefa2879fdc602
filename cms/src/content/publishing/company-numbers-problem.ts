import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { optionalText } from "#contract/field";
import { isVatNumber, knowsVatNumbersOf, normalizeVatNumber } from "#contract/forms/vat-number";
import { isIban } from "#contract/forms/iban";
import { labelOf } from "../editing/field-place.ts";
import type { PanelText } from "../panel-text.ts";
import type { Draft } from "./publishing-check.ts";

const numbersSchema = z.object({ vatNumber: optionalText, chamberNumber: optionalText, iban: optionalText });

type Numbers = z.infer<typeof numbersSchema>;

const words = {
  vatNumber: (label: string) => ({
    nl: `‘${label}’ is geen btw-nummer: typ NL, negen cijfers, een B en twee cijfers, zoals NL123456789B01. Van een ander land is het de landcode, en daarna hoogstens twaalf letters en cijfers.`,
    en: `‘${label}’ is no VAT number: type NL, nine digits, a B and two digits, such as NL123456789B01. Of another country it is the code of the country, and at most twelve letters and digits.`,
  }),
  chamberNumber: (label: string) => ({
    nl: `‘${label}’ is geen KvK-nummer: dat heeft acht cijfers, zoals 12345678.`,
    en: `‘${label}’ is no number of the Dutch chamber of commerce: it has eight digits, such as 12345678.`,
  }),
  iban: (label: string) => ({
    nl: `‘${label}’ is geen rekeningnummer dat bestaat: er staat een teken verkeerd. Kijk het na, op een afschrift of in de app van de bank.`,
    en: `‘${label}’ is no account number that exists: one of its signs is wrong. Look it up on a statement, or in the app of the bank.`,
  }),
};

/** Returns why the numbers on invoices can't be published; `null` when they can. */
export function companyNumbersProblem(strapi: Core.Strapi, { uid, entry }: Draft): PanelText | null {
  const field = companyNumbersFault(numbersSchema.parse(entry));
  return field === null ? null : words[field](labelOf(strapi, uid, field));
}

/**
 * Returns the first number that isn't valid; `null` when all are valid or empty. Beside the VAT number of another
 * country, the chamber number may have any form.
 */
export function companyNumbersFault({ vatNumber, chamberNumber, iban }: Numbers): keyof Numbers | null {
  const vat = normalizeVatNumber(vatNumber ?? "");
  if (vat !== "" && !isOwnVatNumber(vat)) return "vatNumber";
  const isDutch = vat === "" || vat.startsWith("NL");
  const chamber = (chamberNumber ?? "").replaceAll(/[\s.]/gu, "");
  if (chamber !== "" && isDutch && !/^\d{8}$/u.test(chamber)) return "chamberNumber";
  return iban !== null && iban.trim() !== "" && !isIban(iban) ? "iban" : null;
}

function isOwnVatNumber(vat: string): boolean {
  const country = vat.slice(0, 2);
  if (country === "NL") return /^NL\d{9}B\d{2}$/u.test(vat);
  // Without a known format, a number must have a digit, so that a word isn't taken for one.
  return knowsVatNumbersOf(country) ? isVatNumber(vat) : /^[A-Z]{2}(?=.*\d)[A-Z0-9]{2,12}$/u.test(vat);
}
