import { createRequire } from "node:module";
import * as z from "zod";
import { isPlainEmail } from "./plain-email.ts";

/** The used part of yup 0.32.9, Strapi's validation library. */
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

/** Error message in which yup replaces `${path}`. */
const notAnAddress = "${path} must be a valid email";

const textSchema = z.string();

/** How many characters of a wrong value a message quotes. */
const maxQuoted = 100;

/**
 * Replaces two parts of yup by which a small request could block the CMS: the pattern for e-mail addresses, which takes
 * exponential time, and the message for a wrong type, which repeats the whole value. Call it before Strapi creates
 * schemas.
 *
 * @param strapiFile - Entry file of `@strapi/strapi`, from which its yup is resolved.
 */
export function boundValidators(strapiFile: string): void {
  const utilsFile = createRequire(strapiFile).resolve("@strapi/utils");
  const requireYup = createRequire(utilsFile);
  // Loading it sets messages, which would later overwrite the one set below.
  requireYup(utilsFile);
  const yup: Yup = requireYup("yup");
  yup.addMethod(yup.string, "email", function email(message = notAnAddress) {
    return this.test({ name: "email", message, test: isAbsentOrAddress });
  });
  yup.setLocale({ mixed: { notType: wrongTypeMessage } });
}

/** Accepts an empty value too, as yup does, because `required` is a rule of its own. */
function isAbsentOrAddress(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return true;
  const text = textSchema.safeParse(value).data;
  return text !== undefined && isPlainEmail(text);
}

/** Repeats Strapi's message, which `error-messages.ts` translates, with a shortened value. */
function wrongTypeMessage({ path, type, value }: WrongType): string {
  return `${path} must be a \`${type}\` type, but the final value was: \`${quoted(value)}\`.`;
}

function quoted(value: unknown): string {
  if (typeof value === "string") return `"${value.slice(0, maxQuoted)}${value.length > maxQuoted ? "…" : ""}"`;
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object" && value !== null && !(value instanceof Date)) return "an object";
  return String(value);
}
