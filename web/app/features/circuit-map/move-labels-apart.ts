/** A rectangle of the map as the screen shows it; (x, y) is its middle. */
export interface ScreenRect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A label on the map; (x, y) is its middle. */
export interface Sign {
  x: number;
  y: number;
  /** Width and height in multiples of `letters`. */
  width: number;
  height: number;
  /** Height of its letters in units of the drawing. */
  letters: number;
}

/** Something that labels should not cover; `weight` is the cost of covering it. */
export interface Obstacle extends ScreenRect {
  weight: number;
}

/** Distances that a label may move aside, in multiples of its letters' height. */
const steps = [0, 0.7, 1.4, 2.1, 2.8, 3.6, 4.4];

const candidates = steps
  .flatMap((across) => steps.map((down) => [across, down] as const))
  .flatMap(([across, down]) => [
    { across, down },
    { across: -across, down },
    { across, down: -down },
    { across: -across, down: -down },
  ])
  .map(({ across, down }) => ({ across, down, far: Math.hypot(across * 0.6, down) }))
  .toSorted((one, other) => one.far - other.far);

/** Cost of covering another label: higher than that of any other obstacle. */
const labelOverlapCost = 40;

/** Units kept free around a label. */
const clear = 3;

/**
 * Moves labels aside so that none covers another, nor, where possible, grandstands, corner numbers and the track.
 *
 * @param signs - The most important first: they get the best positions.
 * @param room - Half the width and height of the area in which labels stay.
 * @returns How far each label moves right and down, in multiples of its letters' height.
 */
export function moveLabelsApart(
  signs: readonly Sign[],
  obstacles: readonly Obstacle[],
  room: { x: number; y: number },
): [across: number, down: number][] {
  const taken: Obstacle[] = [...obstacles];
  return signs.map((sign) => {
    const [width, height] = [sign.width * sign.letters, sign.height * sign.letters];
    const middle = within(sign.x, room.x - width / 2);
    let best = { across: 0, down: 0, cost: Infinity };
    for (const { across, down, far } of candidates) {
      if (far * 0.2 >= best.cost) break;
      const box = { x: middle + across * sign.letters, y: sign.y + down * sign.letters, width, height };
      if (Math.abs(box.x) > room.x - width / 2 || Math.abs(box.y) > room.y - height / 2) continue;
      const cost = far * 0.2 + costOf(box, taken);
      if (cost < best.cost) best = { across, down, cost };
    }
    const { across, down } = best;
    taken.push({
      x: middle + across * sign.letters,
      y: sign.y + down * sign.letters,
      width: width + 2 * clear,
      height: height + 2 * clear,
      weight: labelOverlapCost,
    });
    return [across, down];
  });
}

function costOf(box: ScreenRect, taken: readonly Obstacle[]): number {
  return taken.reduce((sum, other) => sum + (isOverlapping(box, other) ? other.weight : 0), 0);
}

function isOverlapping(one: ScreenRect, other: ScreenRect): boolean {
  return (
    Math.abs(one.x - other.x) * 2 < one.width + other.width && Math.abs(one.y - other.y) * 2 < one.height + other.height
  );
}

function within(value: number, most: number): number {
  return Math.min(Math.max(value, -Math.max(0, most)), Math.max(0, most));
}
