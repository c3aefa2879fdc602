import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

test("E09 a page that failed has the title of its error screen alone, whichever page it is", () => {
  const texts = globSync("*.tsx", { cwd: import.meta.dirname }).map(
    (name) => [name, readFileSync(path.join(import.meta.dirname, name), "utf8")] as const,
  );
  const titled = texts.filter(([, text]) => text.includes("export function meta("));
  expect(titled.length).toBeGreaterThan(15);
  const careless = titled.filter(
    ([, text]) => !/function meta\(.*\n(?:  \/\/.*\n)?  if \(!loaderData\) return \[\];/u.test(text),
  );
  expect(careless.map(([name]) => name)).toEqual([]);
});
