/** A sign that wants a place over a point of the picture. All measures are pixels of the page. */
export interface WantedLabel {
  id: string;
  /** Where the point that it stands for is. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** Which goes first where there is room for one: the lowest, such as metres from the eye. */
  order: number;
}

/** The place of a sign: its left upper corner, and the length of its pole down to the point. */
export interface PlacedLabel {
  id: string;
  left: number;
  top: number;
  pole: number;
  /** Where the pole stands, from the sign's left edge. */
  poleX: number;
}

/** Lengths of pole that are tried in turn. */
const poles = [84, 124, 164, 44, 204] as const;

/** Between two signs. */
const gap = 6;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * Puts signs over their points so that none lies over another or sticks out of the picture. A sign may stand up to half
 * its width beside its pole. Those that find no room are left out, the least important first.
 *
 * @param taken - Parts of the picture with something else over it.
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

/** Where a sign would be: over its point, pushed in from the edges as far as it still touches its pole. */
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
