/** Id of the place on the page where a corner is told of, by its number. */
export function cornerAnchor(number: number): string {
  return `corner-${number}`;
}
