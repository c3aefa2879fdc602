const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text in HTML: titles are editors'. */
export function text(value: string): string {
  return value.replaceAll(/[&<>"]/gu, (character) => entities[character] ?? character);
}
