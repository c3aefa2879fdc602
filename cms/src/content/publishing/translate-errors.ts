import type { Core, Modules, UID } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import * as z from "zod";
import { fieldPlace } from "../editing/field-place.ts";
import { panelLanguage } from "../editing/panel-request.ts";

type Language = "nl" | "en";

/** Strapi's messages and our words for them; `$field` is a label. Source: its validator and yup's locale, 5.54. */
const sentences: [RegExp, Record<Language, string>][] = [
  [
    /^This attribute must be unique$/u,
    { nl: "$field is al in gebruik: kies iets anders.", en: "$field is taken already: choose something else." },
  ],
  [
    /^Please specify a valid link\.$/u,
    {
      nl: "Een link in $field heeft geen geldig adres: begin met /, #, mailto:, tel: of https://.",
      en: "A link in $field has no valid address: begin with /, #, mailto:, tel: or https://.",
    },
  ],
  [
    // A page's slug, whose pattern has a slash between the parts.
    /^slug must match the following.*\(\\?\//u,
    {
      nl: "$field is geen adres: gebruik alleen letters zonder accent, cijfers en streepjes, en een / tussen twee delen.",
      en: "$field is no address: use only letters without accents, figures and hyphens, and a / between two parts.",
    },
  ],
  [
    /^slug must match the following/u,
    {
      nl: "$field is geen adres: gebruik alleen letters zonder accent en cijfers, met streepjes ertussen.",
      en: "$field is no address: use only letters without accents and figures, with hyphens between them.",
    },
  ],
  [
    /must match the following/u,
    {
      nl: "$field is anders geschreven dan hier kan: bekijk het voorbeeld bij het veld.",
      en: "$field is written in another way than it can be: see the example at the field.",
    },
  ],
  [
    /must be at most (\d+) characters/u,
    { nl: "$field is te lang: hoogstens $1 tekens.", en: "$field is too long: $1 characters at most." },
  ],
  [
    /must have less than or equal to (\d+) items/u,
    { nl: "$field is te veel: hoogstens $1.", en: "$field is too many: $1 at most." },
  ],
  [
    /must have at least (\d+) items/u,
    { nl: "$field is te weinig: minstens $1.", en: "$field is too few: $1 at least." },
  ],
  [
    /must be less than or equal to (-?\d+)/u,
    { nl: "$field is te hoog: hoogstens $1.", en: "$field is too high: $1 at most." },
  ],
  [
    /must be greater than or equal to (-?\d+)/u,
    { nl: "$field is te laag: minstens $1.", en: "$field is too low: $1 at least." },
  ],
  [
    /must be one of the following values/u,
    { nl: "$field is geen van de keuzes: kies er een.", en: "$field is none of the choices: choose one." },
  ],
  [/must be a valid email/u, { nl: "$field is geen e-mailadres.", en: "$field is no e-mail address." }],
  [/must be an integer/u, { nl: "$field is geen heel getal.", en: "$field is no whole number." }],
  [
    /must be defined|is a required field|cannot be null|must be at least 1 characters|final value was: `(?:null|undefined)`|must have at least one/u,
    { nl: "$field is verplicht.", en: "$field is required." },
  ],
  [
    /^Invalid format, expected /u,
    {
      nl: "Er staat een datum in die geen datum is: kies hem uit de kalender.",
      en: "There is a date in this that is none: choose it from the calendar.",
    },
  ],
  [
    /relation\(s\) of type .+ do not exist|^Invalid relations$/u,
    {
      nl: "Hier wordt iets gekozen dat er niet meer is: laad de pagina opnieuw en kies iets anders.",
      en: "Something is chosen here that isn’t there any more: load the page again and choose something else.",
    },
  ],
  [
    /must be an? `\w+` type|must be a finite number|Invalid format|must be a valid/u,
    { nl: "$field is geen geldige waarde.", en: "$field is no valid value." },
  ],
  [/^(\d+) errors occurred$/u, { nl: "$1 velden kloppen nog niet.", en: "$1 fields aren’t right yet." }],
];

/** Most errors that the message on top names; at the fields all of them are shown. */
const mostNamed = 3;

/** Takes the place of a field's label when the field isn't known. */
const thing = { nl: "Dit", en: "This" };

const detailsSchema = z.looseObject({
  errors: z.array(z.looseObject({ message: z.string(), path: z.array(z.union([z.string(), z.number()])).default([]) })),
});

/**
 * Puts a message of Strapi's own checks into the editor's words; an unknown message stays as it is.
 *
 * @param field - The field's label on the screen; `null` when it isn't known.
 * @param write - Writes a limit as the field shows it.
 */
export function translateMessage(
  message: string,
  language: Language,
  field: string | null = null,
  write = (limit: string) => limit,
): string {
  for (const [pattern, sentence] of sentences) {
    const found = pattern.exec(message);
    if (found !== null) {
      return sentence[language].replace("$1", () => write(found[1] ?? "")).replace("$field", field ?? thing[language]);
    }
  }
  return message;
}

/**
 * Rewords validation errors in the panel's language, with the labels that the screen shows.
 * The panel shows them at the fields and on top.
 */
export function translateErrors(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    try {
      return await next();
    } catch (error) {
      throw await translateError(strapi, context.uid, error, () => dataOf(strapi, context));
    }
  };
}

/**
 * Puts what Strapi's checks say into the editor's words, in the panel's language.
 *
 * @param readData - Gives what was checked, to know which block is meant.
 * @returns The error as it is when it isn't one of those checks.
 */
export async function translateError(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  error: unknown,
  readData: () => Promise<unknown>,
): Promise<unknown> {
  const language = panelLanguage(strapi);
  // The database's own, of dates; it doesn't say where.
  if (error instanceof Error && error.message.startsWith("Invalid format, expected "))
    return new errors.ValidationError(translateMessage(error.message, language));
  if (!(error instanceof errors.ValidationError)) return error;
  const details = detailsSchema.safeParse(error.details);
  if (!details.success) return error;

  const data = await readData();
  const translated = details.data.errors.map((problem) => {
    const place = fieldPlace(strapi, uid, problem.path.map(String), data);
    const isAmount = String(problem.path.at(-1)).endsWith("Cents");
    return { ...problem, message: translateMessage(problem.message, language, place, isAmount ? inEuros : undefined) };
  });
  const named = translated.slice(0, mostNamed).map(({ message }) => message);
  const message = [...(translated.length === 1 ? [] : [translateMessage(error.message, language)]), ...named].join(" ");
  return new errors.ValidationError(message, { ...details.data, errors: translated });
}

const euros = new Intl.NumberFormat("nl-NL", { style: "currency", currency: "EUR" });

/** Amounts are stored in cents and typed in euros. */
function inEuros(cents: string): string {
  return euros.format(Number(cents) / 100);
}

type Context = Parameters<Modules.Documents.Middleware.Middleware>[0];

/** The data that the errors are about: what was sent, or the draft to be published. */
async function dataOf(strapi: Core.Strapi, { uid, action, params }: Context): Promise<unknown> {
  if (action !== "publish") return "data" in params ? params.data : null;
  const { documentId, locale } = params;
  const where = { documentId, publishedAt: null, ...(typeof locale === "string" && { locale }) };
  const zones = Object.entries(strapi.contentType(uid satisfies UID.ContentType).attributes).filter(
    ([, { type }]) => type === "dynamiczone",
  );
  const populate = Object.fromEntries(zones.map(([name]) => [name, true]));
  return strapi.db.query(uid).findOne({ where, populate });
}
