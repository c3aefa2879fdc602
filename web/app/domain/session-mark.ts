/**
 * Name of the cookie that says that there is a session, and nothing of whose. Scripts may read it: pages for everyone are
 * the same with a session and without, and the header shows the account by it.
 */
export const sessionMark = "signed-in";

/** The mark of the session that this browser has now, another for each session; empty without one. Only in browsers. */
export function sessionMarkNow(): string {
  return new RegExp(`(?:^|; )${sessionMark}=(\\w+)`, "u").exec(document.cookie)?.[1] ?? "";
}

let whenAsked = (): void => undefined;

const asked = new Promise<void>((resolve) => {
  whenAsked = resolve;
});

/** Longest that somebody waits to be told of the session, in milliseconds. */
const longestWaitMs = 10_000;

/**
 * Waits until the server was asked whether the session of this browser goes on: it may have been ended elsewhere, and then
 * the mark is gone by now. Only in browsers.
 */
export async function sessionAsked(): Promise<void> {
  if (sessionMarkNow() === "") return;
  await Promise.race([asked, new Promise((resolve) => setTimeout(resolve, longestWaitMs))]);
}

/** Says that the server was asked for the session, and has taken away the mark of one that is over. */
export function sessionIsAsked(): void {
  whenAsked();
}
