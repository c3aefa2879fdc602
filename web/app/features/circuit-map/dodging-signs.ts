/** A box of the drawing as it is on the screen, by its middle. */
export interface ScreenRect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Something with words on the map. */
export interface Sign {
  x: number;
  y: number;
  /** In letters' heights, as the result is. */
  width: number;
  height: number;
  /** Height of its letters in units. */
  letters: number;
}

/** Something that signs should not cover, and how much that matters. */
export interface Obstacle extends ScreenRect {
  weight: number;
}

/** How far a sign moves aside to find room, in its letters' heights. */
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

/** Cost of covering another sign: more than of anything else. */
const overSign = 40;

/** Clear room around a sign, in units. */
const clear = 3;

/**
 * Moves signs aside so that none lies over another, nor, where that can be, over stands, numbers and the track. The first
 * have the best places.
 *
 * @param signs - In the order of what matters most.
 * @param room - Half of the width and height in which they stay.
 * @returns How far each moves aside, right and down, in its letters' heights.
 */
export function dodgingSigns(
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
      weight: overSign,
    });
    return [across, down];
  });
}

function costOf(box: ScreenRect, taken: readonly Obstacle[]): number {
  return taken.reduce((sum, other) => sum + (isOver(box, other) ? other.weight : 0), 0);
}

function isOver(one: ScreenRect, other: ScreenRect): boolean {
  return (
    Math.abs(one.x - other.x) * 2 < one.width + other.width && Math.abs(one.y - other.y) * 2 < one.height + other.height
  );
}

function within(value: number, most: number): number {
  return Math.min(Math.max(value, -Math.max(0, most)), Math.max(0, most));
}
