export interface TravelStep {
  what: string;
  note: string;
  /** Duration or distance, as text; empty for none. */
  measure: string;
}

/** Parses steps from a text with one per line, as `what | note | measure`; the last two are optional. */
export function travelSteps(text: string | null): TravelStep[] {
  return (text ?? "").split(/\r?\n/u).flatMap((line) => {
    const [what = "", note = "", measure = ""] = line.split("|").map((cell) => cell.trim());
    return what === "" ? [] : [{ what, note, measure }];
  });
}
