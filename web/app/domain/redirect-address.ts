import { isAppMode } from "./app-mode.ts";
import { linkTarget } from "./link-target.ts";
import { ownPath } from "./site-path.ts";

/**
 * The address that an editor's redirect leads to, on this site or another one.
 *
 * @param to - The target, as the editor typed it. A query of its own wins over the visitor's, of which
 *   only the app mode then stays.
 * @param asked - The address that was asked for.
 * @returns `null` for a target that isn't safe.
 */
export function redirectAddress(to: string, asked: URL): string | null {
  const target = linkTarget(to);
  if (target.kind === "external") {
    const url = new URL(target.href);
    if (url.search === "") url.search = withoutApp(asked);
    return url.href;
  }
  const path = target.kind === "internal" ? ownPath(target.href) : null;
  if (path === null) return null;

  const url = new URL(path, asked.origin);
  if (url.search === "") url.search = asked.search;
  else if (isAppMode(asked.search)) url.searchParams.set("app", "1");
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The query without the app mode, which means nothing on another site. */
function withoutApp(asked: URL): string {
  const url = new URL(asked);
  url.searchParams.delete("app");
  return url.search;
}
