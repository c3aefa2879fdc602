import type { Permission } from "../strapi-internals/services.ts";

/**
 * Adds new permissions to a role, and new fields and languages to those it has. A permission that an earlier start gave
 * and the role no longer has isn't added again, because an administrator removed it.
 *
 * @param held - The role's current permissions.
 * @param wanted - The permissions of the role in a new installation.
 * @param offered - What earlier starts gave, as `namesOf` writes it.
 * @returns All permissions of the role from now on.
 */
export function withNewRights(held: Permission[], wanted: Permission[], offered: ReadonlySet<string>): Permission[] {
  const isNew = (name: string) => !offered.has(name);
  const extended = held.map((right) => {
    const whole = wanted.find((other) => isSame(other, right));
    return whole === undefined ? right : extend(right, whole, isNew);
  });
  const added = wanted.filter((right) => isNew(nameOf(right)) && !held.some((other) => isSame(other, right)));
  return [...extended, ...added];
}

/** Returns keys for a permission, its fields and its languages, to remember that a role was given them. */
export function namesOf(right: Permission): string[] {
  const { fields = [], locales = [] } = right.properties ?? {};
  return [nameOf(right), ...[...fields, ...locales].map((part) => partOf(right, part))];
}

function extend(right: Permission, whole: Permission, isNew: (name: string) => boolean): Permission {
  const more = (key: "fields" | "locales") => {
    const has = right.properties?.[key] ?? [];
    const lacks = (whole.properties?.[key] ?? []).filter((part) => !has.includes(part));
    const values = [...has, ...lacks.filter((part) => isNew(partOf(right, part)))];
    return whole.properties?.[key] === undefined && right.properties?.[key] === undefined ? {} : { [key]: values };
  };
  return { ...right, properties: { ...right.properties, ...more("fields"), ...more("locales") } };
}

function isSame(one: Permission, other: Permission): boolean {
  return one.action === other.action && one.subject === other.subject;
}

function nameOf({ action, subject }: Permission): string {
  return `${action} ${subject}`;
}

function partOf(right: Permission, part: string): string {
  return `${nameOf(right)} ${part}`;
}
