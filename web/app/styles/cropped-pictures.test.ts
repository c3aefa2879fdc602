import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";

const app = path.resolve(import.meta.dirname, "..");

/** A drawing of our own, which nobody crops elsewhere, and what a camera sees. */
const own = new Set(["features/errors/error-screen.module.css", "features/scan/scan.css"]);

test("wherever a picture is cropped its focal point stays in sight", async () => {
  const files = (await readdir(app, { recursive: true })).filter((file) => file.endsWith(".css") && !own.has(file));
  const rules = await Promise.all(
    files.map(async (file) => {
      const css = await readFile(path.join(app, file), "utf8");
      return [...css.matchAll(/\{([^{}]*)\}/gu)].map(([, body = ""]) => ({ file, body }));
    }),
  );
  const cropping = rules.flat().filter(({ body }) => /object-fit:\s*cover|object-position:/u.test(body));
  const blind = cropping.filter(({ body }) => !/object-position:\s*(?:var\(--focal,|0;)/u.test(body));
  expect(cropping.length).toBeGreaterThan(10);
  expect(blind).toEqual([]);
});
