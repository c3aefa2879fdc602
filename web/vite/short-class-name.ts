import { createHash } from "node:crypto";
import path from "node:path";

/**
 * Makes a function that returns a short name for a class of a CSS module, to save bytes in scripts, style sheets and
 * pages. Names are the same on every machine; it throws when two classes would get the same.
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
