import { canonicalPath } from "@circuit/contract/urls/canonical-path";
import { isDataPath } from "#app/router/data-url.ts";

/** Result of parsing the target of a request. */
export type Target =
  | { kind: "clean" }
  | { kind: "moved"; to: string }
  /** The target is malformed, or not of the form `/path?query` (RFC 9112, origin-form). */
  | { kind: "unreadable" }
  | { kind: "tooLong" };

/** Longest path and longest target, in bytes; no URL of the site is as long. */
const longest = { path: 2048, target: 8192 };

/**
 * Parses the target of a request, and compares its path with the canonical form.
 *
 * @param target - As in the request line, with each byte as one character.
 */
export function readTarget(target: string): Target {
  const mark = target.indexOf("?");
  const path = mark === -1 ? target : target.slice(0, mark);
  if (path.length > longest.path || target.length > longest.target) return { kind: "tooLong" };
  if (target.includes("#")) return { kind: "unreadable" };

  const isAscii = !/[\u0080-\u00FF]/u.test(path);
  const canonical = canonicalPath(isAscii ? path : Buffer.from(path, "latin1").toString("utf8"));
  if (canonical === null) return { kind: "unreadable" };
  if (canonical === path || isForTheRouter(path)) return { kind: "clean" };
  return { kind: "moved", to: `${canonical}${target.slice(path.length)}` };
}

/**
 * Tells whether React Router's client requests the data of a page. It takes the path from a link as it is written, and
 * doesn't follow HTTP redirects, so its requests aren't redirected. A path that no browser sends, such as one with
 * `..`, isn't the router's.
 */
function isForTheRouter(path: string): boolean {
  const base = "http://site.invalid";
  return isDataPath(path) && !path.startsWith("//") && new URL(path, base).href === `${base}${path}`;
}
