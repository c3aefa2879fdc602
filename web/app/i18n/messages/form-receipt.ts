import type { Locale } from "@circuit/contract/locales";

const nl = { print: "Print dit bewijs", mail: "Mail het naar jezelf", keep: "Om te bewaren" };

const en: typeof nl = { print: "Print this proof", mail: "Email it to yourself", keep: "For you to keep" };

/** Messages beside the copy of a submitted form; loaded when a form is submitted. */
export const formReceiptMessages: Record<Locale, typeof nl> = { nl, en };
