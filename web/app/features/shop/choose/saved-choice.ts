/** Chosen values by name of input. */
type Choice = Readonly<Record<string, string>>;

/**
 * Reads what a visitor chose on a page before leaving it.
 *
 * @param entry - `key` of React Router's location: a new visit starts empty.
 */
export function savedChoice(entry: string): Choice {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(nameOf(entry)) ?? "{}");
    if (typeof saved !== "object" || saved === null) return {};
    const texts = Object.entries(saved).filter((pair): pair is [string, string] => typeof pair[1] === "string");
    return Object.fromEntries(texts);
  } catch {
    // Storage is blocked, or holds something else: the page starts empty.
    return {};
  }
}

/** Stores choices on a page, beside its other stored choices. */
export function saveChoice(entry: string, choice: Choice): void {
  if (Object.keys(choice).length === 0) return;
  try {
    sessionStorage.setItem(nameOf(entry), JSON.stringify({ ...savedChoice(entry), ...choice }));
  } catch {
    // Storage is blocked: choosing works without it.
  }
}

function nameOf(entry: string): string {
  return `choice:${entry}`;
}
