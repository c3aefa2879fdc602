import type { Locale } from "@circuit/contract/locales";

const nl = { print: "Print dit bewijs", mail: "Mail het naar jezelf", keep: "Om te bewaren" };

const en: typeof nl = { print: "Print this proof", mail: "Email it to yourself", keep: "For you to keep" };

/** Beside what was sent with a form: its own file, as it comes when a form is sent. */
export const receiptMessages: Record<Locale, typeof nl> = { nl, en };
