// oxlint-disable-next-line typescript/triple-slash-reference -- the tests of the CMS are a program of their own that needs its types too
/// <reference path="./js-yaml.d.ts" />
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { CORE_SCHEMA, load } from "js-yaml";
import * as z from "zod";

/** A value in a content file, before it is checked against the CMS's schema. */
export type RawValue = z.infer<ReturnType<typeof z.json>>;
export type RawFields = Record<string, RawValue>;

/** A document of `cms/content/`. */
export interface ContentFile {
  /** Path from the root of the repository. */
  file: string;
  /** File name without extension, by which other documents refer to it. */
  key: string;
  /** The YAML front matter. */
  fields: RawFields;
  /** Page blocks below the front matter; Markdown text is a rich text block. */
  blocks: RawFields[];
}

/** Thrown for an invalid content file; the message names the file and the field. */
export class ContentError extends Error {
  override name = "ContentError";

  constructor(file: string, field: string, problem: string) {
    super([file, field, problem].filter((part) => part !== "").join(": "));
  }
}

const root = path.resolve(import.meta.dirname, "../..");
export const fieldsSchema = z.record(z.string(), z.json());
const opening = /^(?:# (?<language>nl|en)|```yaml (?<component>[\w.-]+))$/u;

/** Reads all content files of a type, sorted by name. @throws {ContentError} A file is malformed. */
export function readContentFiles(kind: string): ContentFile[] {
  const files = globSync(`cms/content/${kind}/*.md`, { cwd: root }).toSorted();
  return files.map((file) => readContentFile(file, readFileSync(path.join(root, file), "utf8")));
}

/** Parses a content file. @param file - Its path, for the key and messages. @throws {ContentError} It is malformed. */
export function readContentFile(file: string, text: string): ContentFile {
  const lines = text.split("\n");
  const end = lines.indexOf("---", 1);
  if (lines[0] !== "---" || end === -1)
    throw new ContentError(file, "", "the file begins with its fields, between two lines of ---");
  const fields = readYaml(file, lines, 1, end);
  return { file, key: path.basename(file, ".md"), fields, blocks: readBody(file, lines, end + 1) };
}

function readBody(file: string, lines: readonly string[], first: number): RawFields[] {
  const starts = lines.flatMap((line, index) => (index >= first && opening.test(line) ? [index] : []));
  if (lines.slice(first, starts[0]).some((line) => line.trim() !== ""))
    throw new ContentError(file, "", "below the fields, a text begins with # nl, and then # en; a block with ```yaml");

  const blocks: RawFields[] = [];
  let dutch: RawFields | null = null;
  for (const [index, start] of starts.entries()) {
    const end = starts[index + 1] ?? lines.length;
    const { language, component } = opening.exec(lines[start] ?? "")?.groups ?? {};
    if (component !== undefined) {
      blocks.push({ __component: component, ...readYaml(file, lines, start + 1, closingOf(file, lines, start, end)) });
      dutch = null;
      continue;
    }
    const text = lines.slice(start + 1, end).join("\n");
    if (language === "nl") blocks.push({ __component: "blocks.rich-text", content: (dutch = { nl: text }) });
    else if (dutch === null) throw new ContentError(file, `line ${start + 1}`, "# en follows the same text under # nl");
    else [dutch["en"], dutch] = [text, null];
  }
  return blocks;
}

/** Finds the index of the line that closes a YAML block. */
function closingOf(file: string, lines: readonly string[], start: number, end: number): number {
  const closing = lines.lastIndexOf("```", end);
  const isLast = lines.slice(closing + 1, end).every((line) => line.trim() === "");
  if (closing > start && isLast) return closing;
  throw new ContentError(
    file,
    `line ${start + 1}`,
    "this block ends with a line of ```, and nothing comes between blocks",
  );
}

function readYaml(file: string, lines: readonly string[], first: number, end: number): RawFields {
  // Leading empty lines make the line numbers in YAML errors those of the file.
  const text = "\n".repeat(first) + lines.slice(first, end).join("\n");
  const read = fieldsSchema.safeParse(load(text, { filename: file, schema: CORE_SCHEMA }) ?? {});
  if (read.success) return read.data;
  throw new ContentError(file, `line ${first + 1}`, "each field is written as name: value");
}
