import type { Core, Modules, UID } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import * as z from "zod";
import { translateMessage } from "../../strapi-internals/error-messages.ts";
import { describeFieldPath } from "../editing/field-place.ts";
import { panelLanguage } from "../editing/panel-request.ts";
import { readDraft } from "./publishing-check.ts";

/** Most errors in the message above a form; the fields show all of them. */
const maxNamed = 3;

const detailsSchema = z.looseObject({
  errors: z.array(z.looseObject({ message: z.string(), path: z.array(z.union([z.string(), z.number()])).default([]) })),
});

/** Rewords validation errors for the panel, which shows them at the fields and above the form. */
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
 * Rewords an error of Strapi's validation in the panel's language, with the labels of the form; returns any other error
 * as it is.
 *
 * @param readData - Reads the validated data, to find the component of each block.
 */
export async function translateError(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  error: unknown,
  readData: () => Promise<unknown>,
): Promise<unknown> {
  const language = panelLanguage(strapi);
  // An error of the database about a date, which doesn't name the field.
  if (error instanceof Error && error.message.startsWith("Invalid format, expected "))
    return new errors.ValidationError(translateMessage(error.message, language));
  if (!(error instanceof errors.ValidationError)) return error;
  const details = detailsSchema.safeParse(error.details);
  if (!details.success) return error;

  const data = await readData();
  const translated = details.data.errors.map((problem) => {
    const place = describeFieldPath(strapi, uid, problem.path.map(String), data);
    const isAmount = String(problem.path.at(-1)).endsWith("Cents");
    return { ...problem, message: translateMessage(problem.message, language, place, isAmount ? inEuros : undefined) };
  });
  const named = translated.slice(0, maxNamed).map(({ message }) => message);
  const message = [...(translated.length === 1 ? [] : [translateMessage(error.message, language)]), ...named].join(" ");
  return new errors.ValidationError(message, { ...details.data, errors: translated });
}

const euros = new Intl.NumberFormat("nl-NL", { style: "currency", currency: "EUR" });

/** Formats a limit in cents as euros, which editors type. */
function inEuros(cents: string): string {
  return euros.format(Number(cents) / 100);
}

type Context = Parameters<Modules.Documents.Middleware.Middleware>[0];

/** Returns the data that the errors are about: what was sent, or the draft to be published. */
async function dataOf(strapi: Core.Strapi, { uid, action, params }: Context): Promise<unknown> {
  if (action !== "publish") return "data" in params ? params.data : null;
  const { documentId, locale } = params;
  const draft = await readDraft(strapi, { uid, documentId, locale: typeof locale === "string" ? locale : "nl" });
  return draft?.entry ?? null;
}
