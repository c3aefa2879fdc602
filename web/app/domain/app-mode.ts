/** Whether a query has the parameter `app`, with which the circuit's app shows pages without header and footer. */
export function isAppMode(search: string): boolean {
  // oxlint-disable-next-line house/no-loose-query -- the list has it too; every page would load the list for it
  return new URLSearchParams(search).has("app");
}

/**
 * Adds the app mode to a link of this site if the page that has the link is in app mode.
 *
 * @param search - The query of that page.
 */
export function keepAppMode(search: string, href: string): string {
  return isAppMode(search) ? addAppMode(href) : href;
}

/** Adds the app mode to a link of this site. @param href - Path, query and fragment, each of which may be absent. */
export function addAppMode(href: string): string {
  const [, path = "", query = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/su.exec(href) ?? [];
  if ((path === "" && query === "") || isAppMode(query)) return href;
  return `${path}${query.length > 1 ? `${query}&` : "?"}app=1${hash}`;
}
