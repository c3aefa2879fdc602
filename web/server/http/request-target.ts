import { canonicalPath } from "@circuit/contract/urls/canonical-path";
import { isDataPath } from "#app/router/data-url.ts";

/** Longest path and longest target, in bytes; no URL of the site is as long. */
const longest = { path: 2048, target: 8192 };

/**
 * Compares the target of a request with its canonical form.
 *
 * @param target - As in the request line, with each byte as one character.
 * @returns The canonical form; 414 for a target that is too long, 400 for one that is malformed, or not of the form
 *   `/path?query` (RFC 9112, origin-form).
 */
export function canonicalTarget(target: string): string | 400 | 414 {
  const mark = target.indexOf("?");
  const path = mark === -1 ? target : target.slice(0, mark);
  if (path.length > longest.path || target.length > longest.target) return 414;
  if (target.includes("#")) return 400;

  const isAscii = !/[\u0080-\u00FF]/u.test(path);
  const canonical = canonicalPath(isAscii ? path : Buffer.from(path, "latin1").toString("utf8"));
  if (canonical === null) return 400;
  return isForTheRouter(path) ? target : `${canonical}${target.slice(path.length)}`;
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
