import { conflictingFields, inWords, ownFields, type Values, type Versions } from "./compare-values.ts";
import { type LaidOutField, placesOf, valuesAt, withValueAt } from "./form-places.ts";

export type Side = "mine" | "theirs";

/** A place that both changed, each to something else, with both in words. */
export interface Question {
  name: string;
  label: string;
  mine: string;
  theirs: string;
}

export interface Merge {
  /** What somebody has to choose. */
  questions: Question[];
  /** The other's version with what this editor alone changed, and of what both changed the chosen side. */
  merged: (sideOf: (name: string) => Side) => Values;
}

/** Brings two editors' versions of a form together, place by place. @param fields - What the form shows. */
export function mergeVersions(fields: readonly LaidOutField[], { loaded, mine, theirs }: Versions): Merge {
  const places = placesOf(fields, { loaded, mine, theirs });
  const versions = {
    loaded: valuesAt(places, loaded),
    mine: valuesAt(places, mine),
    theirs: valuesAt(places, theirs),
  };
  const own = new Set(ownFields(versions));
  const conflicting = new Set(conflictingFields(versions));

  return {
    questions: places
      .filter(({ name }) => conflicting.has(name))
      .map(({ name, label }) => ({
        name,
        label,
        mine: inWords(versions.mine[name]),
        theirs: inWords(versions.theirs[name]),
      })),
    merged: (sideOf) =>
      places
        .filter(({ name }) => own.has(name) || (conflicting.has(name) && sideOf(name) === "mine"))
        .reduce((form, { name, path }) => withValueAt(form, path, versions.mine[name]), theirs),
  };
}
