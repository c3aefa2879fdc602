/** Types of the used part of js-yaml, which has none. */
declare module "js-yaml" {
  /** Parses dates and times as text. */
  export const CORE_SCHEMA: unique symbol;
  /** @throws {Error} It isn't YAML; the message names the file and the line. */
  export function load(text: string, options: { filename: string; schema: typeof CORE_SCHEMA }): unknown;
}
