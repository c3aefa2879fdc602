/**
 * Where the router's data comes from, once the code for it is here (`visit.ts`):
 * pages that are made beforehand have theirs ready as a file.
 */
export const routeData: {
  /** The stored data of a page; `null` when it has none, and the router asks the server itself. */
  stored: ((url: string) => Promise<unknown>) | null;
} = { stored: null };

/**
 * Gets a page's data for the router: the stored one, or else what the loader answers.
 *
 * @param load - The router's own way.
 */
export async function loadPageData<Data>(request: Request, load: () => Promise<Data>): Promise<Data> {
  const stored = await routeData.stored?.(request.url);
  const isOf = (answer: unknown): answer is Data => typeof answer === "object" && answer !== null;
  return isOf(stored) ? stored : load();
}
