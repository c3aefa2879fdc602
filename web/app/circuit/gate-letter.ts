/** The letter of an entrance on a small map: A, B … and after Z what follows among characters; no circuit has as many. */
export function gateLetter(index: number): string {
  return String.fromCodePoint(65 + index);
}

/** What the letters on a small map are, in their order: `A Ingang Noord · B Ingang Oost`, of which only the points break. */
export function gateLegend(gates: readonly { name: string }[]): string {
  return gates.map(({ name }, index) => `${gateLetter(index)}\u00A0${name.replaceAll(" ", "\u00A0")}`).join(" · ");
}
