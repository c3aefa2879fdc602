import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "..");
const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { cwd: root, encoding: "utf8" }).split(
  "\n",
);
const readmes = files.filter((file) => path.basename(file) === "README.md");
const pages = [...readmes, ...globSync("docs/{,decisions/}*.md", { cwd: root, exclude: ["**/README.md"] })];

function textOf(page: string): string {
  return readFileSync(path.join(root, page), "utf8");
}

function wordsIn(text: string): number {
  return text.split(/\s+/u).filter(Boolean).length;
}

test.each(pages)("every link of %s leads to a file", (page) => {
  const targets = [...textOf(page).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/gu)].map(([, target = ""]) => target);
  const dead = targets.filter((target) => !existsSync(path.join(root, path.dirname(page), target)));
  expect(dead).toEqual([]);
});

test.each([
  ["architecture", 30],
  ["recipes", 50],
])("every path that docs/%s.md names from the root is there", (page, fewest) => {
  const named = [...textOf(`docs/${page}.md`).matchAll(/`((?:web|cms|contract|e2e|bench|scripts|docs)\/[^`\s…]*)`/gu)];
  // What the recipe for a block adds.
  const paths = named.map(([, name = ""]) => name).filter((name) => !name.includes("weather-report"));
  expect(paths.length).toBeGreaterThan(fewest);
  expect(paths.filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
});

const rooms = ["contract", "web", "cms", "e2e", "bench", "scripts", "deploy"];

test("each room has a README, and what those name is a file somewhere", () => {
  expect(readmes).toEqual(expect.arrayContaining(rooms.map((room) => `${room}/README.md`)));
  const names = new Set(files.map((file) => path.basename(file)));
  const gone = readmes.flatMap((page) =>
    [...textOf(page).matchAll(/`([\w./-]+\.(?:tsx?|css|json|mjs|md))`/gu)]
      .filter(([, name = ""]) => !names.has(path.basename(name)))
      .map(([, name]) => `${page}: ${name}`),
  );
  expect(gone).toEqual([]);
});

const records = globSync("docs/decisions/[0-9]*.md", { cwd: root }).toSorted();

test.each(records)("%s has 300 words at most, its title aside, and stands in the list", (record) => {
  const [, ...lines] = textOf(record).split("\n");
  expect(wordsIn(lines.join(" "))).toBeLessThanOrEqual(300);
  expect(textOf("docs/decisions/README.md")).toContain(`(${path.basename(record)})`);
});

test("the architecture is two pages, with ten terms, and there are 25 records at most", () => {
  const architecture = textOf("docs/architecture.md");
  expect(wordsIn(architecture)).toBeLessThanOrEqual(1200);
  const [, terms = ""] = /^## Ten terms\n([^]*)/mu.exec(architecture) ?? [];
  expect(terms.match(/^\|/gmu)).toHaveLength(12);
  expect(records.length).toBeLessThanOrEqual(25);
});
