import { createHash } from "node:crypto";
import path from "node:path";

/**
 * Names classes of CSS modules as short as they can be: each stands in scripts,
 * style sheet and every page that uses it.
 *
 * @returns The name of a class by its own name and its file; the same on every
 *   machine. It throws when two classes would be called the same.
 */
export function shortClassName(): (name: string, file: string) => string {
  const taken = new Map<string, string>();

  return (name, file) => {
    const full = `${path.relative(process.cwd(), file.replace(/\?.*$/u, ""))}:${name}`;
    const number = createHash("sha256").update(full).digest().readUInt32BE(0);
    const short = `_${number.toString(36).slice(-5)}`;
    const other = taken.get(short) ?? full;
    if (other !== full) throw new Error(`${full} and ${other} are both called ${short}`);
    taken.set(short, full);
    return short;
  };
}
