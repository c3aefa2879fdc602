/**
 * Name of the cookie that says that there is a session, and nothing of whose. Scripts may read it: pages for everyone are
 * the same with a session and without, and the header shows the account by it.
 */
export const sessionMark = "signed-in";

/** The mark of the session that this browser has now, another for each session; empty without one. Only in browsers. */
export function sessionMarkNow(): string {
  return new RegExp(`(?:^|; )${sessionMark}=(\\w+)`, "u").exec(document.cookie)?.[1] ?? "";
}
