/** Average width of a letter, and total padding of a sign, in em. */
const letterEm = 0.66;
const paddingEm = 1.3;

/** Returns the width of a sign with this text, in em. */
export function signWidth(text: string): number {
  return Math.round((text.length * letterEm + paddingEm) * 10) / 10;
}

/** Height of a sign, in em. */
export const signHeight = 1.9;
