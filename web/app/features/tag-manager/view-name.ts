/**
 * The name of a route: what follows the slash in its id, the same in both
 * languages (`nl/events-slug` is `events-slug`).
 *
 * @param routeId - Id of the innermost matched route.
 * @returns `null` for a route without a name, such as `root`.
 */
export function routeName(routeId: string | undefined): string | null {
  return /^(?:nl|en)\/(.+)$/u.exec(routeId ?? "")?.[1] ?? null;
}

/** Whether a page view is sent: it has a name, and the name is not on the ignore list. */
export function isSentView(name: string | null, ignored: readonly string[]): name is string {
  return name !== null && name !== "" && !ignored.includes(name);
}
