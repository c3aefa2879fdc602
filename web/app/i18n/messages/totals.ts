import type { Locale } from "@circuit/contract/locales";

const nl = {
  net: "Subtotaal, excl. btw",
  vat: (rate: string, base: string, isRounded: boolean) => `Btw ${rate} over ${base}${isRounded ? ", afgerond" : ""}`,
  gross: "Totaal, incl. btw",
};

const en: typeof nl = {
  net: "Subtotal, excl. VAT",
  vat: (rate, base, isRounded) => `VAT ${rate} on ${base}${isRounded ? ", rounded" : ""}`,
  gross: "Total, incl. VAT",
};

/** Names of the totals of an order, a cart or a choice. */
export const totalsMessages: Record<Locale, typeof nl> = { nl, en };
