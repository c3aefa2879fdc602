/** A label to put over a point of the picture. All lengths are CSS pixels. */
export interface WantedLabel {
  id: string;
  /** Position of the point. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** Rank, such as metres from the eye: where two labels don't fit, the lower rank stays. */
  order: number;
}

/** Position of a label's upper left corner, and the length of the pole from the label down to its point. */
export interface PlacedLabel {
  id: string;
  left: number;
  top: number;
  pole: number;
  /** Distance of the pole from the label's left edge. */
  poleX: number;
}

/** Pole lengths, tried in this order. */
const poles = [84, 124, 164, 44, 204] as const;

/** Least distance between two labels. */
const gap = 6;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * Puts labels over their points so that none covers another or sticks out of the picture: near its edges a label shifts
 * sideways. Leaves out labels without room, those with the highest `order` first.
 *
 * @param taken - Parts of the picture that controls cover.
 */
export function placeLabels(
  wanted: readonly WantedLabel[],
  picture: { width: number; height: number },
  taken: readonly Box[] = [],
): PlacedLabel[] {
  const boxes: Box[] = [...taken];
  const placed: PlacedLabel[] = [];
  for (const label of wanted.toSorted((one, other) => one.order - other.order)) {
    if (label.x < 0 || label.x > picture.width || label.y < 0 || label.y > picture.height) continue;
    const place = poles.map((pole) => boxOf(label, pole, picture)).find((box) => isFree(box, boxes, picture));
    if (place === undefined) continue;
    boxes.push(place);
    placed.push({
      id: label.id,
      left: place.left,
      top: place.top,
      pole: label.y - place.bottom,
      poleX: label.x - place.left,
    });
  }
  return placed;
}

/** Returns the box of a label with a pole of this length, pushed in from the picture's edges. */
function boxOf({ x, y, width, height }: WantedLabel, pole: number, picture: { width: number }): Box {
  const most = Math.max(0, picture.width - width);
  const left = Math.round(Math.min(most, Math.max(0, x - width / 2)));
  const top = Math.round(y - pole - height);
  return { left, top, right: left + width, bottom: top + height };
}

function isFree(box: Box, others: readonly Box[], { height }: { height: number }): boolean {
  if (box.top < 0 || box.bottom > height) return false;
  return others.every(
    ({ left, top, right, bottom }) =>
      box.right + gap <= left || box.left >= right + gap || box.bottom + gap <= top || box.top >= bottom + gap,
  );
}
