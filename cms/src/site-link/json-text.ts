import * as z from "zod";

/** Schema for a string that holds JSON of the given shape. */
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
