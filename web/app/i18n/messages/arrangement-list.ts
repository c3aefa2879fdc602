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
  empty: "Er zijn nu geen arrangementen te boeken.",
};

const en: typeof nl = {
  count: (count: number) => (count === 1 ? "1 arrangement" : `${count} arrangements`),
  excludingVat: "Prices exclude VAT",
  guests: (min: number | null, max: number | null) =>
    min !== null && max !== null && min > 1
      ? `${min} to ${max} guests`
      : max !== null
        ? `${max} guests at most`
        : min !== null && min > 1
          ? `From ${min} guests`
          : null,
  empty: "There are no arrangements to book just now.",
};

/** Words of lists of arrangements, which only pages that show some load. */
export const arrangementListMessages: Record<Locale, typeof nl> = { nl, en };
