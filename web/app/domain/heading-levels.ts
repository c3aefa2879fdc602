/**
 * Fits headings an editor chose below the heading of their section: the highest
 * becomes `top`, and no level is skipped on the way down.
 *
 * @param levels - Levels as chosen, 1 to 6, in reading order.
 * @param top - Level of the highest, 2 to 6.
 * @returns A level for each, 2 to 6.
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
