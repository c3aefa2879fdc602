import { ibanLength, isIban } from "./iban.ts";

/** Top-level domains by which a text counts as a domain name. */
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

/** A word, the word after its dot, and any word after that. */
const dotted = /([\p{L}\p{N}-]+)(?=\.(\p{L}{2,})(?![\p{L}\p{N}])([\s'’]+\p{L})?)/gu;

/** Prefixes of family names, some of which are also top-level domains. */
const particle = /^(?:af|al|da|de|del|den|der|di|dos|du|el|la|le|te|ten|ter|van|von|zu|zum|zur)$/iu;

/** Abbreviated titles and first names. */
const title = /^(?:abr|ant|bc|bsc|chr|dhr|dipl|drs|fam|ing|jac|jhr|joh|lic|mag|mevr|mgr|mme|mrs|msc|prof|wilh)$/iu;

/** Short capitalized words, which may be abbreviations: `Burg`, `Ann`. */
const shortWord = /^\p{Lu}\p{L}{0,3}$/u;

/** The start of an IBAN. */
const account = /(?<![\p{L}\p{N}])[a-z]{2}\d{2}/giu;

/** Characters that browsers treat as a dot in a URL. */
const dots = /[\u2024\u3002\uFF0E\uFF61]/gu;

/** Characters that `cms/fonts/noto-sans-medium.ttf` lacks: scripts other than Latin, Greek and Cyrillic, and emoji. */
const notInNoto =
  /[^ -~\u00a0-\u03e1\u03f0-\u052f\u1d00-\u1df9\u1dfb-\u2064\u2066-\u20c0\u2100-\u215f\u2212\u2c60-\u2c7f\ua640-\ua69f\ua700-\ua7ca\ua7f2-\ua7ff\uab30-\uab6b\ufb00-\ufb06]/gu;

/** Normalizes a text to print it on tickets and invoices: NFC, and compatibility characters (Ⅲ, Ａ) as plain letters. */
export function printedText(text: string): string {
  return text.normalize("NFC").replaceAll(notInNoto, (character) => character.normalize("NFKC"));
}

/** Tells whether the fonts of tickets and invoices have every character of a text. */
export function isPrintable(text: string): boolean {
  return printedText(text).search(notInNoto) === -1;
}

/** Replaces characters that browsers treat as a dot by a plain dot. */
export function withPlainDots(text: string): string {
  return text.replaceAll(dots, ".");
}

/** Tells whether a text contains a valid IBAN, which in a mail or on an invoice could divert money. */
export function hasIban(text: string): boolean {
  return Array.from(text.matchAll(account)).some(({ index }) => {
    const signs = text
      .slice(index)
      .replaceAll(/[\s.-]/gu, "")
      .toUpperCase();
    return isIban(signs.slice(0, ibanLength(signs.slice(0, 2))));
  });
}

/**
 * Tells whether a text contains a domain name. Abbreviations before a name are none: `Burg.de Raadtsingel`,
 * `K.de Jong`, `Drs.Jansen`.
 *
 * @param isAddress - Whether the words before and after a dot could be a domain name.
 */
export function hasDomainName(text: string, isAddress: (word: string, ending: string) => boolean): boolean {
  return Array.from(text.matchAll(dotted)).some(([, word = "", ending = "", next]) => {
    if (!isAddress(word, ending)) return false;
    if (particle.test(ending))
      return word.length > 2 && !(next !== undefined && (title.test(word) || shortWord.test(word)));
    const isName = title.test(word) || (shortWord.test(word) && /^\p{Lu}\p{L}{2}/u.test(ending));
    return isEnding(ending) || !isName;
  });
}

/**
 * Tells whether a line of a postal address contains a URL, e-mail address, domain name or IBAN. Anybody may have an
 * invoice with such a line sent to a stranger.
 */
export function hasLinkOrIban(text: string): boolean {
  const plain = withPlainDots(text);
  return /:\/\/|www\.|@/iu.test(plain) || hasDomainName(plain, (_, ending) => isEnding(ending)) || hasIban(plain);
}

/** Does what {@link hasLinkOrIban} does for names of companies, which may be a bare domain name (`bol.com`). */
export function hasLinkOrIbanInName(text: string): boolean {
  const plain = withPlainDots(text);
  return /:\/\/|www\.|@[^\s@]*\.\p{L}{2}|\.\p{L}{2,}\//iu.test(plain) || hasIban(plain);
}
