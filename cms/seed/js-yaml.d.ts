/** The part of js-yaml that is used here; it has no types of its own. */
declare module "js-yaml" {
  /** JSON's kinds of values alone: a day or a time stays text. */
  export const CORE_SCHEMA: unique symbol;
  /** @throws {Error} It isn't YAML; the message names the file and the line. */
  export function load(text: string, options: { filename: string; schema: typeof CORE_SCHEMA }): unknown;
}
