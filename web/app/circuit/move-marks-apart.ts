interface Mark {
  x: number;
  y: number;
}

/** Passes over all pairs; marks that still overlap after these stay where they are. */
const maxRounds = 30;

/**
 * Moves overlapping marks apart: each by half the overlap, along the axis on which they overlap least.
 *
 * @param size - Width and height of a mark with the room around it, in units of the drawing.
 */
export function moveMarksApart<One extends Mark>(
  marks: readonly One[],
  size: { width: number; height: number },
): One[] {
  const spread = marks.map((mark) => ({ ...mark }));
  for (let round = 0; round < maxRounds; round += 1) {
    let isStill = true;
    for (const [index, one] of spread.entries()) {
      for (const other of spread.slice(index + 1)) isStill = !pushApart(one, other, size) && isStill;
    }
    if (isStill) break;
  }
  return spread.map((mark) => ({ ...mark, x: Math.round(mark.x), y: Math.round(mark.y) }));
}

/** Pushes two marks apart. @returns Whether they overlapped. */
function pushApart(one: Mark, other: Mark, { width, height }: { width: number; height: number }): boolean {
  const across = width - Math.abs(one.x - other.x);
  const down = height - Math.abs(one.y - other.y);
  if (across <= 0.5 || down <= 0.5) return false;
  const axis = across < down ? "x" : "y";
  const push = Math.min(across, down) / 2;
  const sign = one[axis] <= other[axis] ? -1 : 1;
  one[axis] += sign * push;
  other[axis] -= sign * push;
  return true;
}
