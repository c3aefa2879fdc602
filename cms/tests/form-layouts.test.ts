import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import * as z from "zod";

const source = path.resolve(import.meta.dirname, "../src");

const schema = z.object({
  attributes: z.record(z.string(), z.unknown()),
  config: z.object({
    metadatas: z.record(z.string(), z.object({ edit: z.object({ label: z.string().optional() }) })),
    layouts: z.object({ edit: z.array(z.array(z.object({ name: z.string() }))) }),
  }),
});

/** Set by the content system itself; staff read them in lists. */
const notForEditors = ["news-article.isScheduled", "news-article.missedOn"];

/** Types and components that editors fill in: what visitors send is read only. */
const files = globSync(["api/*/content-types/*/schema.json", "components/*/*.json"], { cwd: source }).filter(
  (file) => !/^api\/(?:submission|subscription)\//u.test(file),
);

test("every field that editors fill in has a label, and a place in its form", () => {
  const lost = files.flatMap((file) => {
    const { attributes, config } = schema.parse(JSON.parse(readFileSync(path.join(source, file), "utf8")));
    const placed = new Set(config.layouts.edit.flat().map(({ name }) => name));
    const type = path.basename(path.dirname(file));
    return Object.keys(attributes)
      .filter((name) => !placed.has(name) || config.metadatas[name]?.edit.label === undefined)
      .map((name) => `${type}.${name}`);
  });
  expect(files.length).toBeGreaterThan(20);
  expect(lost.toSorted()).toEqual(notForEditors);
});
