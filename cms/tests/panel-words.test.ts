import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import * as z from "zod";
import { choiceId, choicesIn } from "../src/admin/translations/choices.ts";
import { exportWords } from "../src/inbox/export-words.ts";

const attributes = z.record(z.string(), z.looseObject({ type: z.string(), enum: z.array(z.string()).optional() }));
const schema = z.object({ attributes });

const source = path.resolve(import.meta.dirname, "../src");

/** Every value that an editor or staff can choose or see, of every type and component. */
function allChoices() {
  const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter(
    (file) => /^components\/.+\.json$/u.test(file) || file.endsWith("schema.json"),
  );
  return files.flatMap((file) =>
    Object.entries(schema.parse(JSON.parse(readFileSync(path.join(source, file), "utf8"))).attributes).flatMap(
      ([field, attribute]) => (attribute.enum ?? []).map((value) => ({ file, field, value })),
    ),
  );
}

const isInbox = (file: string) => /api\/(?:submission|subscription)\//u.test(file);

test.each(["nl", "en"] as const)("every choice of every type has words of its own in the panel (%s)", (language) => {
  const words = choicesIn(language);
  const choices = allChoices();
  const mute = choices.filter(({ field, value }) => {
    const word = words[choiceId(field, value)];
    return word === undefined || word.trim() === "" || word === value;
  });

  expect(choices.length).toBeGreaterThan(150);
  expect(mute).toEqual([]);
});

test("no words are left over from choices that are gone", () => {
  const ids = new Set(allChoices().map(({ field, value }) => choiceId(field, value)));
  for (const language of ["nl", "en"] as const) {
    expect(Object.keys(choicesIn(language)).filter((id) => !ids.has(id))).toEqual([]);
  }
});

test.each(["nl", "en"] as const)("an export of the inbox says it in the words of the panel (%s)", (language) => {
  const words = choicesIn(language);
  const inbox = allChoices().filter(({ file }) => isInbox(file));
  expect(inbox.length).toBeGreaterThan(0);
  expect(inbox.map(({ value }) => exportWords[language].choice(value))).toEqual(
    inbox.map(({ field, value }) => words[choiceId(field, value)]),
  );
});
