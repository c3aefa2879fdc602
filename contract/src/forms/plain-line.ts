import { ibanLength, isIban } from "./iban.ts";

/** Endings by which an address is known, even where mail programs don't make a link of it. */
const endings: ReadonlySet<string> = new Set(
  `agency app be best bid biz blog bond buzz cash casino cc cfd click cloud club co com de dev email eu
  example fr fun fyi games gd gift gl global group guru host icu info io is link live loan ly market me
  media mobi money monster net network news ninja nl one online org page party press pro promo rocks ru run
  sale sbs services shop site social space store stream su support tech tips to today top trade tv uk vip
  website wiki win work works world xin xyz zip zone`.split(/\s+/u),
);

function isEnding(word: string): boolean {
  return endings.has(word.toLowerCase());
}

/** A word, the one behind its dot, and whether a text goes on after that. */
const dotted = /([\p{L}\p{N}-]+)(?=\.(\p{L}{2,})(?![\p{L}\p{N}])([\s'’]+\p{L})?)/gu;

/** Prefixes of family names, which in some countries also end addresses. */
const particle = /^(?:af|al|da|de|del|den|der|di|dos|du|el|la|le|te|ten|ter|van|von|zu|zum|zur)$/iu;

/** Titles and first names, cut short. */
const title = /^(?:abr|ant|bc|bsc|chr|dhr|dipl|drs|fam|ing|jac|jhr|joh|lic|mag|mevr|mgr|mme|mrs|msc|prof|wilh)$/iu;

/** Words that people abbreviate: `Burg`, `Ann`. */
const shortWord = /^\p{Lu}\p{L}{0,3}$/u;

/** The first signs of an IBAN. */
const account = /(?<![\p{L}\p{N}])[a-z]{2}\d{2}/giu;

/** Characters that look like a dot and that browsers take for one in an address. */
const dots = /[\u2024\u3002\uFF0E\uFF61]/gu;

/** Characters that `cms/fonts/noto-sans-medium.ttf` lacks: scripts other than Latin, Greek and Cyrillic, and emoji. */
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

/** Whether a text names a bank account, one that exists: in a mail or on an invoice it could lead money elsewhere. */
export function namesAccount(text: string): boolean {
  return Array.from(text.matchAll(account)).some(({ index }) => {
    const signs = text
      .slice(index)
      .replaceAll(/[\s.-]/gu, "")
      .toUpperCase();
    return isIban(signs.slice(0, ibanLength(signs.slice(0, 2))));
  });
}

/**
 * Whether two words around a dot are a web address, and no name against its abbreviation: `Burg.de Raadtsingel`,
 * `K.de Jong`, `Drs.Jansen`.
 *
 * @param isAddress - Whether they could be one.
 */
export function namesDomain(text: string, isAddress: (word: string, ending: string) => boolean): boolean {
  return Array.from(text.matchAll(dotted)).some(([, word = "", ending = "", next]) => {
    if (!isAddress(word, ending)) return false;
    if (particle.test(ending))
      return word.length > 2 && !(next !== undefined && (title.test(word) || shortWord.test(word)));
    const isName = title.test(word) || (shortWord.test(word) && /^\p{Lu}\p{L}{2}/u.test(ending));
    return isEnding(ending) || !isName;
  });
}

/**
 * Whether a line of an address leads elsewhere: it names a web address or a bank account. Such lines are printed on invoices,
 * which anybody may have sent to a stranger.
 */
export function leadsElsewhere(text: string): boolean {
  const plain = withPlainDots(text);
  return /:\/\/|www\.|@/iu.test(plain) || namesDomain(plain, (_, ending) => isEnding(ending)) || namesAccount(plain);
}

/** As {@link leadsElsewhere}, for names of companies and references: some companies are called by their domain (`bol.com`). */
export function leadsElsewhereByName(text: string): boolean {
  const plain = withPlainDots(text);
  return /:\/\/|www\.|@[^\s@]*\.\p{L}{2}|\.\p{L}{2,}\//iu.test(plain) || namesAccount(plain);
}
