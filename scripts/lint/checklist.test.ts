import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");

/** Tests that drive the running system; names of forms, with which titles begin, stand in a table. */
const driving = ["e2e/**/*.spec.ts", "e2e/fixtures/form-pages.ts", "cms/tests/**/*.test.ts"];

/** Ids that titles begin with, such as "S06 C14 …" and "F12-F17 …", or that stand in brackets, such as "… (C09, C10)". */
const claims =
  /(?<!=== |startsWith\()["'`](?<first>[A-Z]\d\d(?:[ -][A-Z]\d\d)*)\b|^(?!\s*(?:\/\*|\*|\/\/)).*\((?<last>[A-Z]\d\d(?:(?:, | to )[A-Z]\d\d)*)\)/gmu;

function claimedIn(text: string): string[] {
  const lists = [...text.matchAll(claims)].map(({ groups }) => groups?.["first"] ?? groups?.["last"] ?? "");
  return lists.flatMap((list) =>
    [...list.matchAll(/([A-Z])(\d\d)(?:(?:-| to )[A-Z](\d\d))?/gu)].flatMap(([, letter, first, last = first]) =>
      Array.from({ length: Number(last) - Number(first) + 1 }, (_, more) => idOf(letter, Number(first) + more)),
    ),
  );
}

function idOf(letter = "", number: number): string {
  return `${letter}${String(number).padStart(2, "0")}`;
}

const rows = [...readFileSync(path.join(root, "docs/checklist.md"), "utf8").matchAll(/^- ([A-Z]\d\d) /gmu)].map(
  ([, id = ""]) => id,
);
const files = globSync(driving, { cwd: root }).map((file) => ({
  file,
  ids: claimedIn(readFileSync(path.join(root, file), "utf8")),
}));
const claimed = new Set(files.flatMap(({ ids }) => ids));

test("each row of the checklist has a test that drives the running system", () => {
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.filter((id) => !claimed.has(id))).toEqual([]);
});

test("titles name rows of the checklist only", () => {
  const strange = files.flatMap(({ file, ids }) => ids.filter((id) => !rows.includes(id)).map((id) => `${file} ${id}`));
  expect(strange).toEqual([]);
});
