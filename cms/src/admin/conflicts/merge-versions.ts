import { isDifferent, isValues, type Values, type Versions } from "./compare-values.ts";

export type Side = "mine" | "theirs";

/** A field in the layout of a form; a group (a single component) has fields inside. */
export interface LaidOutField {
  name: string;
  label: string;
  /** `null` for a field that isn't a group, and for a list of groups. */
  fields: readonly LaidOutField[] | null;
}

/** A field that editors compare as a whole, at any depth in groups, with its value in each version of the form. */
interface ComparedField extends Record<keyof Versions, unknown> {
  /** The names of its groups and its own, joined with dots, for example `seo.title`. */
  name: string;
  /** The label that editors see. */
  label: string;
}

/** Merges two editors' versions of a form, field by field. @param fields - Fields in the form's layout. */
export function mergeVersions(fields: readonly LaidOutField[], versions: Versions) {
  const changedHere = comparedFields(fields, versions).filter(({ loaded, mine }) => isDifferent(loaded, mine));
  const isConflict = ({ loaded, mine, theirs }: ComparedField) =>
    isDifferent(loaded, theirs) && isDifferent(mine, theirs);

  return {
    /** The fields that both editors changed to different values, of which this one has to choose. */
    questions: changedHere.filter(isConflict).map(({ loaded: _loaded, ...question }) => question),
    /** Returns the saved version with this editor's own changes, and with the chosen side of each conflict. */
    merged: (sideOf: (name: string) => Side): Values =>
      changedHere
        .filter((field) => !isConflict(field) || sideOf(field.name) === "mine")
        .reduce((form, { name, mine }) => withValueAt(form, name.split("."), mine), versions.theirs),
  };
}

/**
 * Returns the fields of a form that editors compare. A group in all three versions is split into its fields, as two
 * editors may have changed different ones; a group that was added or removed is compared as a whole.
 */
function comparedFields(fields: readonly LaidOutField[], versions: Versions): ComparedField[] {
  return fields.flatMap(({ name, label, fields: inner }) => {
    const [loaded, mine, theirs] = [versions.loaded[name], versions.mine[name], versions.theirs[name]];
    if (inner === null || !isValues(loaded) || !isValues(mine) || !isValues(theirs))
      return [{ name, label, loaded, mine, theirs }];
    return comparedFields(inner, { loaded, mine, theirs }).map((field) => ({
      ...field,
      name: `${name}.${field.name}`,
      label: `${label} › ${field.label}`,
    }));
  });
}

/** Copies the values of a form, with another value at a path. */
function withValueAt(values: Values, [name = "", ...rest]: readonly string[], value: unknown): Values {
  if (rest.length === 0) return { ...values, [name]: value };
  const group = values[name];
  return { ...values, [name]: withValueAt(isValues(group) ? group : {}, rest, value) };
}
