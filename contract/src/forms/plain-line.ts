/** Endings by which an address is known, even where mail programs don't make a link of it. */
const endings =
  "app|be|biz|cc|co|com|de|dev|eu|example|fr|gd|gl|info|io|is|link|ly|me|net|nl|online|org|shop|site|to|top|tv|uk|xyz";

const domain = new RegExp(`[\\p{L}\\p{N}-]\\.(?:${endings})(?![\\p{L}\\p{N}])`, "iu");

/** An IBAN, in groups or not. */
const account = /(?<![\p{L}\p{N}])[a-z]{2}\d{2}(?:[ .-]?[a-z0-9]{4}){2,7}/iu;

/** Characters that look like a dot and that browsers take for one in an address. */
const dots = /[\u2024\u3002\uFF0E\uFF61]/gu;

/** What `cms/fonts/noto-sans-medium.ttf` lacks: other scripts than Latin, Greek and Cyrillic, and pictures. */
const notInNoto =
  /[^ -~\u00a0-\u03e1\u03f0-\u052f\u1d00-\u1df9\u1dfb-\u2064\u2066-\u20c0\u2100-\u215f\u2212\u2c60-\u2c7f\ua640-\ua69f\ua700-\ua7ca\ua7f2-\ua7ff\uab30-\uab6b\ufb00-\ufb06]/gu;

/** A text as tickets and invoices print it: NFC, and a sign that is a form of letters as those letters (Ⅲ, or a wide Ａ). */
export function printedText(text: string): string {
  return text.normalize("NFC").replaceAll(notInNoto, (character) => character.normalize("NFKC"));
}

/** Whether the fonts of tickets and invoices have every character of a text. */
export function isPrintable(text: string): boolean {
  return printedText(text).search(notInNoto) === -1;
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
