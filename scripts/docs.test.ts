import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "..");
const pages = ["README.md", "deploy/README.md", ...globSync("docs/*.md", { cwd: root })];

/** Rooms that docs/architecture.md announces, and that aren't there yet. */
const planned = /checkout|circuit-map|live-cameras|features\/account|api\/order/u;

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
