/** History state of an article: how many steps back its news list is. */
interface ListSteps {
  stepsFromList: number;
}

/** History state for links from the list to an article. */
export const fromList: ListSteps = { stepsFromList: 1 };

/**
 * Returns how many steps back in history the news list is.
 *
 * @param state - History state of any shape: with `stepsFromList`, or with `from`, the URL of the previous page.
 * @param listPath - Path of the news list; `null` when there is no such page.
 * @returns `null` when the visitor didn't come from the list.
 */
export function stepsFromList(state: unknown, listPath: string | null): number | null {
  if (typeof state !== "object" || state === null) return null;
  if ("from" in state && typeof state.from === "string") return state.from.split("?")[0] === listPath ? 1 : null;
  if (!("stepsFromList" in state)) return null;
  const { stepsFromList: steps } = state;
  return typeof steps === "number" && Number.isInteger(steps) && steps > 0 ? steps : null;
}

/** Returns the history state for a link from one article to another: the list is then one more step back. */
export function oneStepFurther(state: unknown, listPath: string | null): ListSteps | null {
  const steps = stepsFromList(state, listPath);
  return steps === null ? null : { stepsFromList: steps + 1 };
}
