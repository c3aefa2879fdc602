import { canonicalPath } from "#app/domain/site-path.ts";

/** What the target of a request comes to. */
export type Target =
  | { kind: "clean" }
  | { kind: "moved"; to: string }
  /** It can't be read, or is not of the form `/path?query` (RFC 9112, origin-form). */
  | { kind: "unreadable" }
  | { kind: "tooLong" };

/** Longer than any address of ours, in bytes. */
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

  const canonical = canonicalPath(Buffer.from(path, "latin1").toString("utf8"));
  if (canonical === null) return { kind: "unreadable" };
  if (canonical === path || isForTheRouter(path)) return { kind: "clean" };
  return { kind: "moved", to: `${canonical}${target.slice(path.length)}` };
}

/**
 * The router asks for data under the address of a link as it is written, and follows a redirect of its own
 * kind only. What no browser would ask for, such as `..`, is none of that.
 */
function isForTheRouter(path: string): boolean {
  const base = "http://site.invalid";
  return path.endsWith(".data") && !path.startsWith("//") && new URL(path, base).href === `${base}${path}`;
}
