import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { lostParts, partNames, withoutUnusedParts } from "../vite/unused-router-parts.ts";

const web = path.resolve(import.meta.dirname, "..");

/** The texts of all scripts in a folder. */
async function scriptsIn(folder: string): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => /\.(?:m?js|tsx?)$/u.test(file));
  return Promise.all(files.map((file) => readFile(path.join(folder, file), "utf8")));
}

test("the installed router has every part that the build leaves out", async () => {
  const entry = path.dirname(new URL(import.meta.resolve("react-router")).pathname);
  const found = new Set((await scriptsIn(entry)).flatMap((code) => withoutUnusedParts(code).found));
  expect(partNames.filter((name) => !found.has(name))).toEqual([]);
});

test("no route uses what the build leaves out of the router", async () => {
  const texts = await scriptsIn(path.join(web, "app"));
  const leftOut = /\bexport (?:async )?(?:function|const) (?:clientAction|clientMiddleware|HydrateFallback)\b/u;
  const found = texts.filter((text) => leftOut.test(text) || /\.hydrate = true\b/u.test(text));
  expect(found, "take it out of web/vite/unused-router-parts.ts first").toEqual([]);
  const config = await readFile(path.join(web, "react-router.config.ts"), "utf8");
  expect(config).toContain("ssr: true");
  expect(config).toContain("splitRouteModules: false");
});

test("the build says which part it no longer finds, and what to do", () => {
  const { found } = withoutUnusedParts("const nothing = 1;");
  expect(found).toEqual([]);
  expect(lostParts(found)).toContain("instrumentations");
  expect(lostParts(found)).toContain("web/vite/unused-router-parts.ts");
  expect(lostParts(partNames)).toBeNull();
});
