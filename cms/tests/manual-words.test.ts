import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import * as z from "zod";
import { panelRoles } from "../src/access/panel-roles.ts";
import { notMailed } from "../src/inbox/receive-submission.ts";

const root = path.resolve(import.meta.dirname, "../..");
const manuals = ["editing", "selling"].map((name) => readFileSync(path.join(root, `docs/${name}.md`), "utf8"));

/** Names of buttons and fields in the manuals: all text in italics or bold, split at the arrows of a path. */
const names = [...manuals.join("\n").matchAll(/(?<![*\w])\*{1,2}([^*\n]+(?:\n[^*\n]+)?)\*{1,2}(?![*\w])/gu)].flatMap(
  ([, name = ""]) => name.replaceAll(/\s+/gu, " ").split(/ [→›] /u),
);

function filesIn(folder: string, pattern: RegExp): string[] {
  const files = readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" });
  return files.filter((file) => pattern.test(file)).map((file) => readFileSync(path.join(root, folder, file), "utf8"));
}

const labelled: z.ZodType<string[]> = z.lazy(() =>
  z.union([
    z.string().transform((text) => [text]),
    z.array(labelled).transform((parts) => parts.flat()),
    z.record(z.string(), labelled).transform((parts) => Object.values(parts).flat()),
    z.unknown().transform(() => []),
  ]),
);

/** Texts between quotation marks in a source file. */
const quoted = (text: string) => [...text.matchAll(/"((?:[^"\\\n]|\\.)*)"/gu)].map(([, words = ""]) => words);

/** Values of the fields in a document of the demo. */
const valued = (text: string) => [...text.matchAll(/^[ -]*\w+: "?(.+?)"?$/gmu)].map(([, words = ""]) => words);

test("the manuals for editors and staff call everything what the screen calls it", () => {
  const plugins = ["admin", "content-manager", "i18n", "upload"];
  const known = [
    ...filesIn("cms/src", /\.json$/u).flatMap((text) => labelled.parse(JSON.parse(text))),
    ...filesIn("cms/src/admin", /\.tsx?$/u).flatMap(quoted),
    ...filesIn("cms/content", /\.md$/u).flatMap(valued),
    ...filesIn("web/app/i18n/messages", /\.ts$/u).flatMap(quoted),
    ...plugins.flatMap((name) =>
      filesIn(`cms/node_modules/@strapi/${name}/dist/admin`, /translations\/nl\.json\.mjs$/u).flatMap(quoted),
    ),
    ...panelRoles.map(({ name }) => name),
    notMailed.split(":")[0] ?? "",
  ].map((words) => words.toLowerCase());
  const screen = new Set(known);

  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name) => !screen.has(name.toLowerCase()))).toEqual([]);
});
