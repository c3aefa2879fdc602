import type { Locale } from "../locales.ts";

const separators = { nl: { group: ".", decimal: "," }, en: { group: ",", decimal: "." } } as const;

/** Spaces that people and `Intl` put between thousands. */
const spaces = /[\s\u00a0\u202f]/gu;

/**
 * Reads a number as people type it in a language: `1.234,56` in Dutch, `1,234.56`
 * in English. A separator of thousands counts as one only before three digits;
 * elsewhere it is taken for what the visitor meant, so that `1.5` is one and a
 * half in Dutch as well.
 *
 * @returns The number with a point and no grouping, such as `1234.56`; `null` when it is no number.
 */
export function parseNumber(text: string, locale: Locale): string | null {
  const { group, decimal } = separators[locale];
  const plain = text.replaceAll(spaces, "").replace(/^[−–]/u, "-");

  const grouped = new RegExp(`^-?\\d{1,3}([${group}]\\d{3})+([${decimal}]\\d*)?$`, "u");
  const ungrouped = new RegExp(`^-?(\\d+([${decimal}]\\d*)?|[${decimal}]\\d+)$`, "u");
  if (grouped.test(plain) || ungrouped.test(plain)) return canonical(plain.replaceAll(group, "").replace(decimal, "."));

  return /^-?\d+\.\d+$/u.test(plain.replace(group, ".")) ? canonical(plain.replace(group, ".")) : null;
}

function canonical(plain: string): string {
  const [, sign = "", whole = "", , fraction = ""] = /^(-?)(\d*)(\.(\d*))?$/u.exec(plain) ?? [];
  const digits = whole.replace(/^0+(?=\d)/u, "") || "0";
  const number = fraction === "" ? digits : `${digits}.${fraction}`;
  return /^[0.]+$/u.test(number) ? number : `${sign}${number}`;
}
