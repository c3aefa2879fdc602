import { valueAt } from "../value-at.ts";
import { isValues, type Values, type Versions } from "./compare-values.ts";

/** A field in the layout of a form; a group (a single component) has fields inside. */
export interface LaidOutField {
  name: string;
  label: string;
  /** `null` for a field that isn't a group, and for a list of groups. */
  fields: readonly LaidOutField[] | null;
}

/** A field of a form that editors compare as a whole, at any depth in groups, with the label that they see. */
export interface ComparedField {
  /** The path joined with dots, for example `seo.title`. */
  name: string;
  path: readonly string[];
  label: string;
}

/**
 * Returns the fields of a form that editors compare. A group in all three versions is split into its fields, as two
 * editors may have changed different ones; a group that was added or removed is compared as a whole.
 */
export function comparedFields(fields: readonly LaidOutField[], { loaded, mine, theirs }: Versions): ComparedField[] {
  return fields.flatMap(({ name, label, fields: inner }) => {
    const [before, own, other] = [loaded[name], mine[name], theirs[name]];
    if (inner === null || !isValues(before) || !isValues(own) || !isValues(other))
      return [{ name, path: [name], label }];
    return comparedFields(inner, { loaded: before, mine: own, theirs: other }).map((place) => ({
      name: `${name}.${place.name}`,
      path: [name, ...place.path],
      label: `${label} › ${place.label}`,
    }));
  });
}

/** Returns the values of a form by the names of places. */
export function valuesAt(places: readonly ComparedField[], values: Values): Values {
  return Object.fromEntries(places.map(({ name, path }) => [name, valueAt(values, path)]));
}

/** Copies the values of a form, with another value at a path. */
export function withValueAt(values: Values, [name = "", ...rest]: readonly string[], value: unknown): Values {
  if (rest.length === 0) return { ...values, [name]: value };
  const group = values[name];
  return { ...values, [name]: withValueAt(isValues(group) ? group : {}, rest, value) };
}
