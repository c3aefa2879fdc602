/** Thrown when code or data of a page couldn't be fetched, mostly because there is no connection. */
export class UnreachableError extends Error {
  override name = "UnreachableError";
}

/** Error messages of the different browsers when they can't fetch data or code. */
const browserWords =
  /^(?:Failed to fetch|NetworkError when|Load failed|error loading dynamically imported module|Importing a module script failed)/iu;

/** Whether an error means that the browser couldn't fetch something, rather than a fault in the site. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof UnreachableError || (error instanceof TypeError && browserWords.test(error.message));
}
