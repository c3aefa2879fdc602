import { isAppMode } from "./app-mode.ts";
import { linkTarget } from "./link-target.ts";
import { toOwnPath } from "./site-path.ts";

/**
 * Returns the URL that an editor's redirect leads to; `null` for an unsafe target.
 *
 * @param to - The target, as the editor typed it. If it has a query, that replaces the visitor's, except for the app
 *   mode.
 * @param asked - The URL that the visitor requested.
 */
export function redirectAddress(to: string, asked: URL): string | null {
  const target = linkTarget(to);
  if (target.kind === "external") {
    const url = new URL(target.href);
    if (url.search === "") url.search = withoutApp(asked);
    return url.href;
  }
  const path = target.kind === "internal" ? toOwnPath(target.href) : null;
  if (path === null) return null;

  const url = new URL(path, asked.origin);
  if (url.search === "") url.search = asked.search;
  else if (isAppMode(asked.search)) url.searchParams.set("app", "1");
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Returns the query without the app mode, which means nothing on another site. */
function withoutApp(asked: URL): string {
  const url = new URL(asked);
  url.searchParams.delete("app");
  return url.search;
}
