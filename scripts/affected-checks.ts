import { globSync } from "node:fs";
import path from "node:path";

/** Journeys that visit every kind of page. */
const walks = [
  "accessibility",
  "every-width",
  "large-text",
  "layout",
  "layout-shift",
  "looks",
  "own-styles",
  "page-contract",
  "page-opening",
];

/** Journeys for the server and the router, which affect every request or click. */
const serving = ["page-store", "visit", "lazy-code", "page-contract", "click-and-load", "loaded-whole"];

/** Checks that a changed path needs besides the gate, with the tests to run; no `parameters` means all tests. */
const needs: readonly { path: RegExp; check: string; parameters: readonly string[] }[] = [
  { path: /^cms\/src\/(?:admin|shop\/kassa)\//u, check: "panel", parameters: [] },
  {
    path: /^cms\/(?:src\/database\/|src\/shop\/stock\/|package-lock\.json)|\.sql$/u,
    check: "postgres",
    parameters: [],
  },
  {
    path: /^cms\/src\/accounts\//u,
    check: "cms",
    parameters: ["accounts-limits", "accounts-flood", "accounts-hostile"],
  },
  {
    path: /^cms\/src\/(?:content|uploads|api|components)\//u,
    check: "cms",
    parameters: ["broken-links", "chosen-content", "date-bounds", "media-in-use", "needed-content", "planned-saves"],
  },
  { path: /^scripts\/new-block\//u, check: "unit", parameters: ["new-block"] },
  { path: /^web\/app\/(?:styles|ui)\/|\.module\.css$/u, check: "e2e", parameters: walks },
  { path: /^web\/(?:server|app\/router)\/|package-lock\.json$/u, check: "e2e", parameters: serving },
];

/** Matches a path in a feature, page, route or block, which may have a journey of the same name. */
const part = /^web\/app\/(?:features|pages|routes|blocks)\/(?<name>[a-z\d-]+)/u;

/**
 * Finds the checks that changed files need besides the gate.
 *
 * @param changed - Paths from the root.
 * @returns Names of checks, each with parameters for its test runner.
 */
export function affectedChecks(root: string, changed: readonly string[]): Map<string, readonly string[]> {
  const found = new Map<string, ReadonlySet<string>>();
  const add = (check: string, parameters: readonly string[]) =>
    found.set(check, new Set([...(found.get(check) ?? []), ...parameters]));
  for (const { path: pattern, check, parameters } of needs) {
    if (changed.some((file) => pattern.test(file))) add(check, parameters);
  }
  const journeys = new Set(
    globSync("e2e/{gate,http,whole}/*.spec.ts", { cwd: root }).map((file) => path.basename(file)),
  );
  for (const file of changed) {
    const name = part.exec(file)?.groups?.["name"];
    if (name !== undefined && journeys.has(`${name}.spec.ts`)) add("e2e", [name]);
  }
  const asFiles = (check: string, names: readonly string[]) =>
    check === "e2e" ? names.map((name) => `/${name}.spec.ts`) : names;
  return new Map([...found].map(([check, names]) => [check, asFiles(check, [...names])]));
}
