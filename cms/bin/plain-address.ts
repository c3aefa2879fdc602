/** Of an address that mail can be sent to, in characters (RFC 5321). */
const maxLength = 254;

/** Before the `@`: whatever mail takes without quotes. */
const localPart = /^[^\s\p{Cc}"(),:;<>@[\\\]]+$/u;

const label = /^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}_-]*[\p{L}\p{N}\p{M}])?$/u;

/** The last label: no number, as that of an IP address. */
const topLevelDomain = /^\p{L}.*[\p{L}\p{M}]$/u;

/**
 * Whether a text is an e-mail address, in linear time: each part is tested once, by patterns without nested repetition.
 */
export function isPlainAddress(text: string): boolean {
  if (text.length > maxLength) return false;
  const at = text.lastIndexOf("@");
  const name = text.slice(0, Math.max(at, 0));
  const labels = text.slice(at + 1).split(".");
  const isName = localPart.test(name) && !name.startsWith(".") && !name.endsWith(".") && !name.includes("..");
  return (
    isName && labels.length > 1 && labels.every((part) => label.test(part)) && topLevelDomain.test(labels.at(-1) ?? "")
  );
}
