interface Room {
  width: number;
  height: number;
  largest: number;
  smallest: number;
  /** Line height, as a factor of the font size. */
  leading: number;
}

export interface TypesetTitle {
  size: number;
  lines: string[];
}

/**
 * Typesets a title as large as its area allows, with line breaks between words. If even the smallest size is too large,
 * it breaks words and ends with an ellipsis.
 *
 * @param measure - Returns the width of a text at font size 1.
 */
export function typesetTitle(title: string, room: Room, measure: (text: string) => number): TypesetTitle {
  const words = title.split(/\s+/u).filter((word) => word !== "");
  if (words.length === 0) return { size: room.largest, lines: [] };
  for (let size = room.largest; size > room.smallest; size -= 2) {
    const lines = breakLines(words, room.width / size, measure);
    const isTight = lines.some((line) => measure(line) * size > room.width);
    if (!isTight && fits(lines.length, size, room)) return { size, lines: balanced(words, room.width / size, measure) };
  }

  const size = room.smallest;
  const pieces = words.flatMap((word) => breakWord(word, room.width / size, measure));
  const lines = breakLines(pieces, room.width / size, measure);
  const most = Math.max(1, Math.floor(room.height / (size * room.leading)));
  if (lines.length <= most) return { size, lines };
  const shown = lines.slice(0, most);
  return { size, lines: [...shown.slice(0, -1), `${shown.at(-1)?.slice(0, -1) ?? ""}…`] };
}

/**
 * Breaks a title into as few lines as fit, of widths as equal as possible, so that no word is alone on the last line.
 */
function balanced(words: readonly string[], width: number, measure: (text: string) => number): string[] {
  const lines = breakLines(words, width, measure);
  for (let narrower = width * 0.98; narrower > 0; narrower *= 0.98) {
    const tried = breakLines(words, narrower, measure);
    if (tried.length > lines.length || tried.some((line) => measure(line) > narrower)) return lines;
    lines.splice(0, lines.length, ...tried);
  }
  return lines;
}

function fits(lines: number, size: number, { height, leading }: Room): boolean {
  return lines * size * leading <= height;
}

function breakLines(words: readonly string[], width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
    if (lines.length > 0 && measure(longer) <= width) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

function breakWord(word: string, width: number, measure: (text: string) => number): string[] {
  const pieces = [""];
  for (const letter of word) {
    const longer = `${pieces.at(-1) ?? ""}${letter}`;
    if (measure(`${longer}-`) <= width || longer.length === 1) pieces.splice(-1, 1, longer);
    else pieces.splice(-1, 1, `${pieces.at(-1) ?? ""}-`, letter);
  }
  return pieces;
}
