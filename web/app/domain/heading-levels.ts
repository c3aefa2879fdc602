/**
 * Fits the heading levels of an editor's text below the heading of its section, without skipping a level.
 *
 * @param levels - Levels that the editor chose, 1 to 6, in reading order.
 * @param top - The level that the highest of them gets, 2 to 6.
 */
export function fitHeadingLevels(levels: readonly number[], top: number): number[] {
  const highest = Math.min(...levels);
  const fitted: number[] = [];

  for (const level of levels) {
    const deepest = (fitted.at(-1) ?? top - 1) + 1;
    fitted.push(Math.min(top + level - highest, deepest, 6));
  }
  return fitted;
}
