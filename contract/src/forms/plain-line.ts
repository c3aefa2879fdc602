/** Endings by which an address is known, even where mail programs don't make a link of it. */
const endings =
  "app|be|biz|cc|co|com|de|dev|eu|example|fr|gd|gl|info|io|is|link|ly|me|net|nl|online|org|shop|site|to|top|tv|uk|xyz";

const domain = new RegExp(`[\\p{L}\\p{N}-]\\.(?:${endings})(?![\\p{L}\\p{N}])`, "iu");

/** An IBAN, in groups or not. */
const account = /(?<![\p{L}\p{N}])[a-z]{2}\d{2}(?:[ .-]?[a-z0-9]{4}){2,7}/iu;

/** Characters that look like a dot and that browsers take for one in an address. */
const dots = /[\u2024\u3002\uFF0E\uFF61]/gu;

/** Letters of scripts that the fonts of tickets and invoices don't have, and pictures. */
const unprintable =
  /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}])\p{L}|\p{Emoji_Presentation}/u;

/** Whether tickets and invoices can show a text: it is in the Latin, Greek or Cyrillic alphabet. */
export function isPrintable(text: string): boolean {
  return !unprintable.test(text);
}

/** A text with plain dots, as mail programs read addresses. */
export function withPlainDots(text: string): string {
  return text.replaceAll(dots, ".");
}

/** Whether a text names a bank account: in a mail or on an invoice it could lead money elsewhere. */
export function namesAccount(text: string): boolean {
  return account.test(text);
}

/**
 * Whether a line of an address leads elsewhere: it names a web address or a bank account. Such lines are printed on invoices,
 * which anybody may have sent to a stranger.
 */
export function leadsElsewhere(text: string): boolean {
  const plain = withPlainDots(text);
  return /:\/\/|www\.|@/iu.test(plain) || domain.test(plain) || namesAccount(plain);
}

/** As {@link leadsElsewhere}, for names of companies and references: some companies are called by their domain (`bol.com`). */
export function leadsElsewhereByName(text: string): boolean {
  const plain = withPlainDots(text);
  return /:\/\/|www\.|@|\.\p{L}{2,}\//iu.test(plain) || namesAccount(plain);
}
