import * as z from "zod";

/** Reads a text as JSON of the given shape, as messages of the site are: their signature is one of the text. */
export function jsonText<Schema extends z.ZodType>(shape: Schema) {
  return z
    .string()
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue("is no JSON");
        return z.NEVER;
      }
    })
    .pipe(shape);
}
