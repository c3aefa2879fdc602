/** Mistyped top-level domains, each with the intended one. */
const slips: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ["con", "cmo", "ocm", "vom", "xom", "cim", "comm", "coom", "copm", "clm"].map((end) => [end, "com"]),
  ),
  ...Object.fromEntries(["nk", "ln", "nll", "nlk", "bl"].map((end) => [end, "nl"])),
  ...Object.fromEntries(["bee", "ebe"].map((end) => [end, "be"])),
  ...Object.fromEntries(["ent", "nte"].map((end) => [end, "net"])),
};

const manyEnds = ["com", "nl", "be", "de", "fr", "es", "it", "co.uk"];

/** Common e-mail providers, with the endings of their domains. */
const providers: Readonly<Record<string, readonly string[]>> = {
  gmail: ["com"],
  hotmail: manyEnds,
  outlook: manyEnds,
  yahoo: manyEnds,
  icloud: ["com"],
  protonmail: ["com", "ch"],
  ziggo: ["nl"],
  kpnmail: ["nl"],
  hetnet: ["nl"],
  xs4all: ["nl"],
  upcmail: ["nl"],
  casema: ["nl"],
  telenet: ["be"],
  skynet: ["be"],
  proximus: ["be"],
};

/** Providers whose names look like typing errors of the common ones. */
const others: ReadonlySet<string> = new Set(["email", "mail", "ymail", "xmail", "fmail", "rocketmail"]);

/** Longest domain that is checked, in characters: no provider has a longer one. */
const maxDomainLength = 60;

/**
 * Suggests a correction for an e-mail address with a mistyped domain; `null` for one that may well be right. Only for a
 * question to the visitor: any domain may exist.
 */
export function suggestEmail(typed: string): string | null {
  const address = typed.trim();
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1).toLowerCase();
  const dot = domain.lastIndexOf(".");
  const isAddress = at > 0 && address.indexOf("@") === at && !/\s/u.test(address);
  if (!isAddress || domain.length > maxDomainLength || dot < 1) return null;

  const meant = meantDomain(domain);
  return meant === domain ? null : `${address.slice(0, at)}@${meant}`;
}

function meantDomain(domain: string): string {
  const last = domain.lastIndexOf(".") + 1;
  const ended = domain.slice(0, last) + (slips[domain.slice(last)] ?? domain.slice(last));
  const first = ended.indexOf(".");
  const [name, end] = [ended.slice(0, first), ended.slice(first + 1)];
  const provider = providerLike(name);
  const ends = provider === null ? [] : (providers[provider] ?? []);
  if (provider === null) return ended;
  if (ends.includes(end)) return `${provider}.${end}`;
  // If the provider's domain has only one ending, correct a single typing error in it.
  const [only, ...more] = ends;
  return only !== undefined && more.length === 0 && isWithin(end, only, 1) ? `${provider}.${only}` : ended;
}

/** Returns the provider whose name equals or nearly equals `name`; `null` for none. */
function providerLike(name: string): string | null {
  if (Object.hasOwn(providers, name)) return name;
  if (others.has(name)) return null;
  const near = (most: number) =>
    Object.keys(providers).find((provider) => isWithin(name, provider, provider.length > 6 ? most : 1));
  return near(1) ?? near(2) ?? null;
}

/** Whether the Damerau-Levenshtein distance of two texts is at most `most`. */
function isWithin(one: string, other: string, most: number): boolean {
  if (Math.abs(one.length - other.length) > most) return false;
  const rows = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const cost = one[row - 1] === other[column - 1] ? 0 : 1;
      const above = rows.at(-1) ?? [];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      now[column] = Math.min(
        (above[column] ?? 0) + 1,
        (now[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + cost,
        isSwapped ? (rows.at(-2)?.[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    rows.push(now);
  }
  return (rows.at(-1)?.[other.length] ?? 0) <= most;
}
