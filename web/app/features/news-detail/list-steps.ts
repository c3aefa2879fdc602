/** What a link leaves at an article's place in the history: how many steps back its list is. */
interface ListSteps {
  stepsFromList: number;
}

/** The state of a link from the list itself. */
export const fromList: ListSteps = { stepsFromList: 1 };

/**
 * Reads how far back in the history the news list is.
 *
 * @param state - State of the place in the history, of any kind.
 * @returns `null` when the visitor didn't come from the list.
 */
export function stepsFromList(state: unknown): number | null {
  if (typeof state !== "object" || state === null || !("stepsFromList" in state)) return null;
  const { stepsFromList: steps } = state;
  return typeof steps === "number" && Number.isInteger(steps) && steps > 0 ? steps : null;
}

/** The state of a link from one article to another: the list is one step further back. */
export function oneStepFurther(state: unknown): ListSteps | null {
  const steps = stepsFromList(state);
  return steps === null ? null : { stepsFromList: steps + 1 };
}
