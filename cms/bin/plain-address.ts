/** Longest address that mail can be sent to (RFC 5321). */
const longest = 254;

/** Before the `@`: whatever mail takes without quotes. */
const local = /^[^\s\p{Cc}"(),:;<>@[\\\]]+$/u;

const label = /^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}_-]*[\p{L}\p{N}\p{M}])?$/u;

/** Of a last label: no number, as that of an IP address. */
const letter = /^\p{L}.*[\p{L}\p{M}]$/u;

/**
 * Whether a text is an e-mail address, found out in time that grows no faster than its length: each part is looked at once,
 * by patterns of one character each.
 */
export function isPlainAddress(text: string): boolean {
  if (text.length > longest) return false;
  const at = text.lastIndexOf("@");
  const name = text.slice(0, Math.max(at, 0));
  const labels = text.slice(at + 1).split(".");
  const isName = local.test(name) && !name.startsWith(".") && !name.endsWith(".") && !name.includes("..");
  return isName && labels.length > 1 && labels.every((part) => label.test(part)) && letter.test(labels.at(-1) ?? "");
}
