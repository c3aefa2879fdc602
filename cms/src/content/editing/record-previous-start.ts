import type { Core, Modules } from "@strapi/strapi";
import * as z from "zod";
import { dayAtCircuit } from "#contract/forms/date-bounds";

const uid = "api::event.event";

const moment = z.coerce.date().nullish();

const fieldsSchema = z.object({
  state: z.string().nullish(),
  startsAt: moment,
  previousStartsAt: moment,
});

/** Sets `previousStartsAt` of a moved event to its published start, unless the editor types another moment. */
export function recordPreviousStart(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    if (context.uid !== uid || context.action !== "update") return next();
    const { documentId, data = {} } = context.params;
    if (Reflect.get(data, "state") === undefined && Reflect.get(data, "startsAt") === undefined) return next();
    const [draft, published] = [await versionOf(strapi, documentId, true), await versionOf(strapi, documentId, false)];
    const saved = fieldsSchema.safeParse({ ...draft, ...data }).data;
    const before = published?.startsAt ?? null;
    // A date that can't be read is refused by `refuseUnreadableDates`.
    if (saved?.state !== "moved" || !saved.startsAt || before === null) return next();
    const isTyped = saved.previousStartsAt?.getTime() !== draft?.previousStartsAt?.getTime();
    // Another time on the same day doesn't replace a start that was recorded before.
    const isMoved = saved.previousStartsAt
      ? dayAtCircuit(before) !== dayAtCircuit(saved.startsAt)
      : before.getTime() !== saved.startsAt.getTime();
    if (!isTyped && isMoved) Reflect.set(data, "previousStartsAt", before.toISOString());
    return next();
  };
}

/** Reads the fields of a version, in any language: all languages share them. */
async function versionOf(strapi: Core.Strapi, documentId: string, isDraft: boolean) {
  const where = { documentId, publishedAt: isDraft ? null : { $notNull: true } };
  const found: unknown = await strapi.db
    .query(uid)
    .findOne({ where, select: ["state", "startsAt", "previousStartsAt"] });
  return found === null ? null : fieldsSchema.parse(found);
}
