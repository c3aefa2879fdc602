import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import * as z from "zod";
import { houseFigures } from "./house/figures.ts";

/**
 * Prints how large the code is beside the figures of `house.json`: `npm run measure:house`. `UPDATE=1` writes today's down.
 * Nothing fails for a size: whoever adds says why.
 */
const root = path.resolve(import.meta.dirname, "..");
const file = path.join(import.meta.dirname, "house.json");
const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { cwd: root });
const counted = String(listed)
  .split("\0")
  .filter((name) => /\.(?:ts|tsx|mts|mjs|md)$/u.test(name) && existsSync(path.join(root, name)));
const now = houseFigures(new Map(counted.map((name) => [name, readFileSync(path.join(root, name), "utf8")])));
const last = z.record(z.string(), z.number()).parse(JSON.parse(readFileSync(file, "utf8")));

const row = (name: string, ...columns: string[]) =>
  console.log([name.padEnd(50), ...columns.map((column) => column.padStart(9))].join(""));
row("", "last", "now", "change");
for (const name of new Set([...Object.keys(now), ...Object.keys(last)])) {
  const [before, after] = [last[name] ?? 0, now[name] ?? 0];
  row(name, String(before), String(after), after === before ? "" : `${after > before ? "+" : ""}${after - before}`);
}

if (process.env["UPDATE"] === "1") writeFileSync(file, `${JSON.stringify(now, null, 2)}\n`);
