/**
 * Removes the footer's menus from the loader data of the first page of a visit, as the footer stays the server's HTML.
 *
 * @param data - Loader data of one route, of any shape.
 */
export function withoutFooterData(data: unknown): unknown {
  if (typeof data !== "object" || data === null || !("menus" in data)) return data;
  const { menus } = data;
  return typeof menus === "object" ? { ...data, menus: { ...menus, footer: [], legal: [] } } : data;
}
