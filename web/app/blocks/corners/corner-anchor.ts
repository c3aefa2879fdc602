/** Id of the section of the page that describes a corner, by the corner's number. */
export function cornerAnchor(number: number): string {
  return `corner-${number}`;
}
