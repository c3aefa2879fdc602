import { canonicalPath } from "@circuit/contract/urls/canonical-path";
import { isDataPath } from "#app/router/data-address.ts";

/** How the target of a request is read. */
export type Target =
  | { kind: "clean" }
  | { kind: "moved"; to: string }
  /** It can't be read, or is not of the form `/path?query` (RFC 9112, origin-form). */
  | { kind: "unreadable" }
  | { kind: "tooLong" };

/** Longest path and longest target that are read, in bytes; no address of ours is as long. */
const longest = { path: 2048, target: 8192 };

/**
 * Reads the target of a request.
 *
 * @param target - As it stands in the request line; Node gives each byte as one character.
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
 * Whether the router asks here for the data of a page. It uses the address of a link as it is written, and
 * follows only redirects of its own kind, so such an address is left as it is. A path that no browser would send,
 * such as one with `..`, isn't the router's.
 */
function isForTheRouter(path: string): boolean {
  const base = "http://site.invalid";
  return isDataPath(path) && !path.startsWith("//") && new URL(path, base).href === `${base}${path}`;
}
