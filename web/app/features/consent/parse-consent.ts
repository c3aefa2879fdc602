/** What a visitor answered: `granted` or `refused`; `unknown` until then, or when the answer is too old. */
export type Consent = "granted" | "refused" | "unknown";

/** Goes up when what is asked changes: everybody is then asked again. */
const version = 1;

/** An answer holds for 180 days. */
const lifetimeMs = 180 * 24 * 60 * 60 * 1000;

/**
 * Reads a stored answer. What can't be trusted counts as no answer: other text,
 * an answer to an older question, one from the future or over 180 days old.
 *
 * @param stored - The stored text; `null` when there is none.
 * @param now - Milliseconds since 1970.
 */
export function parseConsent(stored: string | null, now: number): Consent {
  const [, given, choice, at] = /^(\d+) (granted|refused) (\d+)$/u.exec(stored ?? "") ?? [];
  const age = now - Number(at);
  if (Number(given) !== version || !(age >= 0 && age < lifetimeMs)) return "unknown";
  return choice === "granted" ? "granted" : "refused";
}

/** The text to store for an answer given now. */
export function formatConsent(choice: Exclude<Consent, "unknown">, now: number): string {
  return `${version} ${choice} ${now}`;
}
