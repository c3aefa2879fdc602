/**
 * Name of the cookie that says that there is a session, and nothing of whose. Scripts may read it: pages for everyone are
 * the same with a session and without, and the header shows the account by it.
 */
export const signedInCookie = "signed-in";

/** The public id of the session of this browser, another for each session; empty without one. Only in browsers. */
export function publicSessionId(): string {
  return new RegExp(`(?:^|; )${signedInCookie}=(\\w+)`, "u").exec(document.cookie)?.[1] ?? "";
}

let onChecked = (): void => undefined;

const checked = new Promise<void>((resolve) => {
  onChecked = resolve;
});

/** Longest that somebody waits to be told of the session, in milliseconds. */
const maxWaitMs = 10_000;

/**
 * Waits until the server was asked whether the session of this browser goes on: it may have been ended elsewhere, and then
 * the cookie is gone by now. Only in browsers.
 */
export async function sessionChecked(): Promise<void> {
  if (publicSessionId() === "") return;
  await Promise.race([checked, new Promise((resolve) => setTimeout(resolve, maxWaitMs))]);
}

/** Says that the server was asked for the session, and has taken away the cookie of one that is over. */
export function noteSessionChecked(): void {
  onChecked();
}
