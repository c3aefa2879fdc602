/** What a link stores in the history entry of an article: how many steps back its list is. */
interface ListSteps {
  stepsFromList: number;
}

/** The state of a link from the list itself. */
export const fromList: ListSteps = { stepsFromList: 1 };

/**
 * Reads how far back in the history the news list is.
 *
 * @param state - State of the history entry, of any kind: `stepsFromList`, or `from`,
 *   the address of the page before.
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

/** The state of a link from one article to another: the list is one step further back. */
export function oneStepFurther(state: unknown, listPath: string | null): ListSteps | null {
  const steps = stepsFromList(state, listPath);
  return steps === null ? null : { stepsFromList: steps + 1 };
}
