import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "..");
const pages = ["README.md", "deploy/README.md", ...globSync("docs/{,decisions/}*.md", { cwd: root })];

/** Rooms that docs/architecture.md announces, and that aren't there yet. */
const planned = /features\/account/u;

function textOf(page: string): string {
  return readFileSync(path.join(root, page), "utf8");
}

test.each(pages)("every link of %s leads to a file", (page) => {
  const targets = [...textOf(page).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/gu)].map(([, target = ""]) => target);
  const dead = targets.filter((target) => !existsSync(path.join(root, path.dirname(page), target)));
  expect(dead).toEqual([]);
});

test("every path that the architecture names from the root is there", () => {
  const named = [
    ...textOf("docs/architecture.md").matchAll(/`((?:web|cms|contract|e2e|bench|scripts|docs)\/[^`\s…]*)`/gu),
  ];
  const paths = named.map(([, name = ""]) => name).filter((name) => !planned.test(name));
  expect(paths.length).toBeGreaterThan(50);
  expect(paths.filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
});

const records = globSync("docs/decisions/[0-9]*.md", { cwd: root }).toSorted();

test.each(records)("%s has 300 words at most, its title aside, and stands in the list", (record) => {
  const [, ...lines] = textOf(record).split("\n");
  const words = lines.join(" ").split(/\s+/u).filter(Boolean);
  expect(words.length).toBeLessThanOrEqual(300);
  expect(textOf("docs/decisions/README.md")).toContain(`(${path.basename(record)})`);
});

test("the glossary of our own words has 25 lines at most", () => {
  const [, glossary = ""] = /^## Our own words\n([^]*?)^## /mu.exec(textOf("docs/architecture.md")) ?? [];
  const lines = glossary.split("\n").filter((line) => line.startsWith("|"));
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.length).toBeLessThanOrEqual(25);
});
