import { createRequire } from "node:module";
import * as z from "zod";
import { isPlainAddress } from "./plain-address.ts";

/** The part of yup, Strapi's library for validation, that is used here. Source: yup 0.32.9. */
interface Yup {
  string: object;
  addMethod(schema: object, name: string, method: (this: YupSchema, message?: unknown) => YupSchema): void;
  setLocale(words: { mixed: { notType(problem: WrongType): string } }): void;
}

interface YupSchema {
  test(rule: { name: string; message: unknown; test(value: unknown): boolean }): YupSchema;
}

interface WrongType {
  path: string;
  type: string;
  value: unknown;
}

/** yup fills in the path. */
const notAnAddress = "${path} must be a valid email";

const textSchema = z.string();

/** Characters of a wrong value that a message quotes. */
const maxQuoted = 100;

/**
 * Replaces two parts of yup with which a request of some hundred bytes stops a CMS: its pattern for e-mail addresses, which
 * takes twice as long for every three letters more, and its message for a value of a wrong type, which repeats all of it,
 * indented. Has to run before Strapi makes its first schema.
 *
 * @param strapiFile - Entry of `@strapi/strapi`, by which its yup is found.
 */
export function boundValidators(strapiFile: string): void {
  const utilsFile = createRequire(strapiFile).resolve("@strapi/utils");
  const requireYup = createRequire(utilsFile);
  // Sets messages of its own when it is loaded, which would replace ours.
  requireYup(utilsFile);
  const yup: Yup = requireYup("yup");
  yup.addMethod(yup.string, "email", function email(message = notAnAddress) {
    return this.test({ name: "email", message, test: isAbsentOrAddress });
  });
  yup.setLocale({ mixed: { notType: wrongTypeMessage } });
}

/** As in yup: whether a value must be there is another rule. */
function isAbsentOrAddress(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return true;
  const text = textSchema.safeParse(value).data;
  return text !== undefined && isPlainAddress(text);
}

/** Strapi's words, which `translate-errors.ts` knows. */
function wrongTypeMessage({ path, type, value }: WrongType): string {
  return `${path} must be a \`${type}\` type, but the final value was: \`${quoted(value)}\`.`;
}

function quoted(value: unknown): string {
  if (typeof value === "string") return `"${value.slice(0, maxQuoted)}${value.length > maxQuoted ? "…" : ""}"`;
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object" && value !== null && !(value instanceof Date)) return "an object";
  return String(value);
}
