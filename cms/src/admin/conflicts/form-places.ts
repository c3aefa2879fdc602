import { valueAt } from "../value-at.ts";
import type { Values, Versions } from "./compare-values.ts";

/** A field in the layout of a form, with its inner fields when it is a group. */
export interface LaidOutField {
  name: string;
  label: string;
  /** `null` for a field that isn't a group, or that is a list of groups. */
  fields: readonly LaidOutField[] | null;
}

/** A place in a form that holds one value, with the label by which an editor finds it. */
export interface Place {
  /** Its path joined with dots; the key of its value. */
  name: string;
  path: readonly string[];
  label: string;
}

/**
 * The places of a form. A group that all three versions have is split into its fields, since
 * two editors may have changed different ones; a group that was added or removed is one place.
 */
export function formPlaces(fields: readonly LaidOutField[], { loaded, mine, theirs }: Versions): Place[] {
  return fields.flatMap(({ name, label, fields: inner }) => {
    const [before, own, other] = [loaded[name], mine[name], theirs[name]];
    if (inner === null || !isGroup(before) || !isGroup(own) || !isGroup(other)) return [{ name, path: [name], label }];
    return formPlaces(inner, { loaded: before, mine: own, theirs: other }).map((place) => ({
      name: `${name}.${place.name}`,
      path: [name, ...place.path],
      label: `${label} › ${place.label}`,
    }));
  });
}

function isGroup(value: unknown): value is Values {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The values of a form, by the name of their place. */
export function valuesAt(places: readonly Place[], values: Values): Values {
  return Object.fromEntries(places.map(({ name, path }) => [name, valueAt(values, path)]));
}

/** A copy of a form with another value at a place. */
export function withValueAt(values: Values, [name = "", ...rest]: readonly string[], value: unknown): Values {
  if (rest.length === 0) return { ...values, [name]: value };
  const group = values[name];
  return { ...values, [name]: withValueAt(isGroup(group) ? group : {}, rest, value) };
}
