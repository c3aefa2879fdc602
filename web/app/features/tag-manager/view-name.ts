/**
 * Returns a route's name: its id without the language (`nl/events-slug` gives `events-slug`).
 *
 * @param routeId - Id of the innermost matched route.
 * @returns `null` for a route without a name, such as `root`.
 */
export function routeName(routeId: string | undefined): string | null {
  return /^(?:nl|en)\/(.+)$/u.exec(routeId ?? "")?.[1] ?? null;
}

/** Whether to send a page view: its name must exist and not be on the ignore list. */
export function isSentView(name: string | null, ignored: readonly string[]): name is string {
  return name !== null && name !== "" && !ignored.includes(name);
}
