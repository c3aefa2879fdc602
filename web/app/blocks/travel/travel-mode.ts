/** A step of a way to come. */
export interface TravelStep {
  what: string;
  note: string;
  /** How long or how far; empty when nothing is said of it. */
  measure: string;
}

/** Reads steps typed as text: one per line, `what | note | measure`, of which the last two may be left out. */
export function travelSteps(text: string | null): TravelStep[] {
  return (text ?? "").split(/\r?\n/u).flatMap((line) => {
    const [what = "", note = "", measure = ""] = line.split("|").map((cell) => cell.trim());
    return what === "" ? [] : [{ what, note, measure }];
  });
}
