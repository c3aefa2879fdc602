import type { Modules } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import * as z from "zod";

/** What Strapi says of a value, and what an editor reads. Source: its entity validator, 5.54. */
const sentences: [RegExp, string][] = [
  [/^This attribute must be unique$/u, "Deze waarde is al in gebruik: kies een andere."],
  [
    /^Please specify a valid link\.$/u,
    "Een link in de tekst heeft geen geldig adres: begin met /, #, mailto:, tel: of https://.",
  ],
  [/must match the following/u, "Dit is anders geschreven dan hier kan: bekijk het voorbeeld bij het veld."],
  [/must be at most (\d+) characters/u, "Dit is te lang: hoogstens $1 tekens."],
  [/must be less than or equal to (\d+)/u, "Dit is te hoog: hoogstens $1."],
  [/must be greater than or equal to (\d+)/u, "Dit is te laag: minstens $1."],
  [
    /must be defined|is a required field|cannot be null|must be at least 1 characters|final value was: `null`/u,
    "Dit is verplicht.",
  ],
  [/must be an? `\w+` type/u, "Dit is geen geldige waarde."],
  [/^(\d+) errors occurred$/u, "$1 velden kloppen nog niet."],
];

const detailsSchema = z.looseObject({ errors: z.array(z.looseObject({ message: z.string() })) });

/**
 * Puts a message of Strapi's own checks into Dutch; one that isn't known stays as it is.
 */
export function inDutch(message: string): string {
  for (const [pattern, sentence] of sentences) {
    const found = pattern.exec(message);
    if (found !== null) return sentence.replace("$1", found[1] ?? "");
  }
  return message;
}

/** Tells editors in Dutch what is wrong with what they save; the panel shows it with the field and on top. */
export const errorsInDutch: Modules.Documents.Middleware.Middleware = async (_context, next) => {
  try {
    return await next();
  } catch (error) {
    if (!(error instanceof errors.ValidationError)) throw error;
    const details = detailsSchema.safeParse(error.details);
    if (!details.success) throw error;

    const translated = details.data.errors.map((problem) => ({ ...problem, message: inDutch(problem.message) }));
    throw new errors.ValidationError(inDutch(error.message), { ...details.data, errors: translated });
  }
};
