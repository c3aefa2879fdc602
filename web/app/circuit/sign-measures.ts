/** About how wide a letter of a sign is, and the room at both ends, in letters' heights. */
const letterEm = 0.66;
const paddingEm = 1.3;

/** How wide a sign is, in its letters' heights. */
export function signWidth(text: string): number {
  return Math.round((text.length * letterEm + paddingEm) * 10) / 10;
}

/** How high a sign is, in its letters' heights. */
export const signHeight = 1.9;
