import {
  conflictingFields,
  formatForComparison,
  fieldsChangedHere,
  type Values,
  type Versions,
} from "./compare-values.ts";
import { type LaidOutField, comparedFields, valuesAt, withValueAt } from "./form-places.ts";

export type Side = "mine" | "theirs";

/** A field that both editors changed to different values, with both values as texts. */
export interface FieldConflict {
  name: string;
  label: string;
  mine: string;
  theirs: string;
}

export interface Merge {
  /** The fields for which the editor has to choose a value. */
  questions: FieldConflict[];
  /** Returns the saved version with this editor's own changes, and with the chosen side of each conflict. */
  merged: (sideOf: (name: string) => Side) => Values;
}

/** Merges two editors' versions of a form, field by field. @param fields - Fields in the form's layout. */
export function mergeVersions(fields: readonly LaidOutField[], { loaded, mine, theirs }: Versions): Merge {
  const places = comparedFields(fields, { loaded, mine, theirs });
  const versions = {
    loaded: valuesAt(places, loaded),
    mine: valuesAt(places, mine),
    theirs: valuesAt(places, theirs),
  };
  const own = new Set(fieldsChangedHere(versions));
  const conflicting = new Set(conflictingFields(versions));

  return {
    questions: places
      .filter(({ name }) => conflicting.has(name))
      .map(({ name, label }) => ({
        name,
        label,
        mine: formatForComparison(versions.mine[name]),
        theirs: formatForComparison(versions.theirs[name]),
      })),
    merged: (sideOf) =>
      places
        .filter(({ name }) => own.has(name) || (conflicting.has(name) && sideOf(name) === "mine"))
        .reduce((form, { name, path }) => withValueAt(form, path, versions.mine[name]), theirs),
  };
}
