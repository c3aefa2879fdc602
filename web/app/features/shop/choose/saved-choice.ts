/** Chosen numbers by name of input. */
type Choice = Readonly<Record<string, string>>;

/**
 * What was chosen on a page before it was left, for who comes back to it.
 *
 * @param entry - Key of the entry in the browser's history: a new visit begins anew.
 */
export function savedChoice(entry: string): Choice {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(nameOf(entry)) ?? "{}");
    if (typeof saved !== "object" || saved === null) return {};
    const texts = Object.entries(saved).filter((pair): pair is [string, string] => typeof pair[1] === "string");
    return Object.fromEntries(texts);
  } catch {
    // The browser keeps nothing, or something else: the page begins anew.
    return {};
  }
}

/** Keeps what is chosen on a page, beside what else is. */
export function saveChoice(entry: string, choice: Choice): void {
  if (Object.keys(choice).length === 0) return;
  try {
    sessionStorage.setItem(nameOf(entry), JSON.stringify({ ...savedChoice(entry), ...choice }));
  } catch {
    // The browser keeps nothing: choosing works without.
  }
}

function nameOf(entry: string): string {
  return `choice:${entry}`;
}
