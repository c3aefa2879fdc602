/** Visitor's answer to the cookie question; `unknown` before an answer, or when it is too old. */
export type Consent = "granted" | "refused" | "unknown";

/** Version of the question: raise it when the question changes, and every visitor gets asked again. */
const version = 1;

const lifetimeMs = 180 * 24 * 60 * 60 * 1000;

/**
 * Parses a stored answer. Invalid text, another version, a date in the future and one over 180 days ago count as
 * `unknown`.
 *
 * @param stored - Text in the browser's storage; `null` for none.
 * @param now - Epoch milliseconds.
 */
export function parseConsent(stored: string | null, now: number): Consent {
  const [, given, choice, at] = /^(\d+) (granted|refused) (\d+)$/u.exec(stored ?? "") ?? [];
  const age = now - Number(at);
  if (Number(given) !== version || !(age >= 0 && age < lifetimeMs)) return "unknown";
  return choice === "granted" ? "granted" : "refused";
}

/** Formats a consent choice for storage. */
export function formatConsent(choice: Exclude<Consent, "unknown">, now: number): string {
  return `${version} ${choice} ${now}`;
}
