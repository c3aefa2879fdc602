/** Longest e-mail address, in characters (RFC 5321). */
const maxLength = 254;

/** The part before the `@`, without characters that need quotes. */
const localPart = /^[^\s\p{Cc}"(),:;<>@[\\\]]+$/u;

const label = /^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}_-]*[\p{L}\p{N}\p{M}])?$/u;

/** The last label of the domain, which can't be a number, as in an IP address. */
const topLevelDomain = /^\p{L}.*[\p{L}\p{M}]$/u;

/** Whether a text is an e-mail address. It runs in linear time, as the patterns have no nested repetition. */
export function isPlainEmail(text: string): boolean {
  if (text.length > maxLength) return false;
  const at = text.lastIndexOf("@");
  const name = text.slice(0, Math.max(at, 0));
  const labels = text.slice(at + 1).split(".");
  const isName = localPart.test(name) && !name.startsWith(".") && !name.endsWith(".") && !name.includes("..");
  return (
    isName && labels.length > 1 && labels.every((part) => label.test(part)) && topLevelDomain.test(labels.at(-1) ?? "")
  );
}
