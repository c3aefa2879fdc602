import type { Locale } from "@circuit/contract/locales";

const nl = {
  excludingVat: "exclusief btw",
  yourDay: "Jouw dag",
  events: "Te boeken bij",
  example: "Reken even mee",
  line: (count: number, title: string) => `${count} × ${title}`,
  others: "Ook te boeken",
};

const en: typeof nl = {
  excludingVat: "excluding VAT",
  yourDay: "Your day",
  events: "Available at",
  example: "Do the sums",
  line: (count: number, title: string) => `${count} × ${title}`,
  others: "More to book",
};

export const arrangementPageMessages: Record<Locale, typeof nl> = { nl, en };
