import type { Core, Modules } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { isInCalendar } from "#contract/forms/date-bounds";
import { describeFieldPath } from "./field-place.ts";
import { findDate } from "./find-date.ts";
import { panelLanguage } from "./panel-request.ts";

const sentence = (place: string) => ({
  nl: `${place} is geen dag of tijd die bewaard kan worden: verbeter die of maak die leeg. Er is niets bewaard.`,
  en: `${place} is no day or time that can be stored: mend or empty it. Nothing was saved.`,
});

/** A day in ISO 8601, with or without a time; publishing refuses the longer years that this takes. */
const iso = /^[+-]?(\d{4,6})-(\d\d)-(\d\d)(?:$|T(?:[01]\d|2[0-3]):[0-5]\d)/u;

/**
 * Refuses to save an entry, also as a draft, with a day or time that isn't in ISO 8601, and names the field. Strapi
 * itself reads some other texts, such as whole numbers, as a moment long ago.
 */
export function refuseUnreadableDates(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return (context, next) => {
    const { action, params, uid } = context;
    if (action !== "create" && action !== "update") return next();
    const path = findDate(strapi, uid, params.data, (value) => !isReadable(value));
    if (path === null) return next();
    const place = describeFieldPath(strapi, uid, path, params.data) ?? "";
    throw new errors.ValidationError(sentence(place)[panelLanguage(strapi)]);
  };
}

function isReadable(value: unknown): boolean {
  if (value instanceof Date) return !Number.isNaN(value.getTime());
  const [year, month, day] = (typeof value === "string" ? iso.exec(value) : null)?.slice(1).map(Number) ?? [];
  return year !== undefined && month !== undefined && day !== undefined && isInCalendar(year, month, day);
}
