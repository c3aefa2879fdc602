import type { Permission } from "../strapi-internals/services.ts";

/**
 * Adds to a role the rights that it was never offered before, and new fields and
 * languages of rights that it still has. An administrator removed whatever was offered earlier
 * and the role no longer has: that isn't added again.
 *
 * @param held - The rights of the role now.
 * @param wanted - The rights it would get in a new installation.
 * @param offered - The names that earlier starts offered, as `namesOf` writes them.
 * @returns The rights of the role from now on, those of `held` among them.
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

/** Names of a right, of its fields and of its languages, to remember that they were offered. */
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
