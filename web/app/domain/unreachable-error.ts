/** Code or data of a page couldn't be fetched: most often there is no network. */
export class UnreachableError extends Error {
  override name = "UnreachableError";
}

/** What browsers say when they can't fetch data or code, each in its own words. */
const browserWords =
  /^(?:Failed to fetch|NetworkError when|Load failed|error loading dynamically imported module|Importing a module script failed)/iu;

/** Whether an error says that something couldn't be fetched, and not that something of ours is wrong. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof UnreachableError || (error instanceof TypeError && browserWords.test(error.message));
}
