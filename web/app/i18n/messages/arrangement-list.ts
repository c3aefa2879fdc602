import type { Locale } from "@circuit/contract/locales";

const nl = {
  count: (count: number) => (count === 1 ? "1 arrangement" : `${count} arrangementen`),
  excludingVat: "Prijzen exclusief btw",
  guests: (min: number | null, max: number | null) =>
    min !== null && max !== null && min > 1
      ? `${min} tot ${max} gasten`
      : max !== null
        ? `Maximaal ${max} gasten`
        : min !== null && min > 1
          ? `Vanaf ${min} gasten`
          : null,
  together: (count: number, price: string) => `${price} voor ${count} gasten`,
  empty: "Er zijn nu geen arrangementen te boeken.",
};

const en: typeof nl = {
  count: (count: number) => (count === 1 ? "1 package" : `${count} packages`),
  excludingVat: "Prices exclude VAT",
  guests: (min: number | null, max: number | null) =>
    min !== null && max !== null && min > 1
      ? `${min} to ${max} guests`
      : max !== null
        ? `${max} guests at most`
        : min !== null && min > 1
          ? `From ${min} guests`
          : null,
  together: (count: number, price: string) => `${price} for ${count} guests`,
  empty: "There are no hospitality packages to book just now.",
};

export const arrangementListMessages: Record<Locale, typeof nl> = { nl, en };
