/**
 * Name of the cookie that tells scripts that this browser has a session, but not whose. Cached pages are the same with
 * and without a session; the header changes by this cookie.
 */
export const signedInCookie = "signed-in";

/** Returns the public id of this browser's session, another for each session; empty without one. Only in browsers. */
export function publicSessionId(): string {
  return new RegExp(`(?:^|; )${signedInCookie}=(\\w+)`, "u").exec(document.cookie)?.[1] ?? "";
}

let onChecked = (): void => undefined;

const checked = new Promise<void>((resolve) => {
  onChecked = resolve;
});

/** Longest wait for the server's answer whether the session is valid, in milliseconds. */
const maxWaitMs = 10_000;

/**
 * Waits until the server has answered whether this browser's session is still valid: if it was ended elsewhere, the
 * cookie is gone after that. Only in browsers.
 */
export async function whenSessionChecked(): Promise<void> {
  if (publicSessionId() === "") return;
  await Promise.race([checked, new Promise((resolve) => setTimeout(resolve, maxWaitMs))]);
}

/** Ends the wait of `whenSessionChecked`, after the server has answered and removed the cookie of an ended session. */
export function resolveSessionChecked(): void {
  onChecked();
}
