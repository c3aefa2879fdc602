/** Returns the letter that marks an entrance on a small map: A for index 0, B for 1 … */
export function gateLetter(index: number): string {
  return String.fromCodePoint(65 + index);
}

/** Explains the letters of entrances: `A Ingang Noord · B Ingang Oost`. Lines break only around the dots. */
export function gateLegend(gates: readonly { name: string }[]): string {
  return gates.map(({ name }, index) => `${gateLetter(index)}\u00A0${name.replaceAll(" ", "\u00A0")}`).join(" · ");
}
