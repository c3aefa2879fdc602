/**
 * Loader data for the first page of a visit, without the menus of the footer: it stays as the server wrote it.
 *
 * @param data - One route's loader data, of whatever shape.
 */
export function withoutFooterData(data: unknown): unknown {
  if (typeof data !== "object" || data === null || !("menus" in data)) return data;
  const { menus } = data;
  return typeof menus === "object" ? { ...data, menus: { ...menus, footer: [], legal: [] } } : data;
}
