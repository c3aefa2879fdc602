/** Returns the HTML id of the section that describes a corner. */
export function cornerAnchor(number: number): string {
  return `corner-${number}`;
}
