import * as z from "zod";
import type { Core } from "@strapi/strapi";
import { eventStates } from "#contract/event-state";
import { choice } from "#contract/field";
import { locales } from "#contract/locales";

const eventSchema = z.object({
  documentId: z.string(),
  locale: z.string(),
  // A draft may lack what a published event has.
  title: z.string().nullable(),
  startsAt: z.coerce.date().nullable(),
  endsAt: z.coerce.date().nullable(),
  publishedAt: z.unknown(),
  state: choice(eventStates, "planned"),
});

export type KassaEventFacts = Pick<z.infer<typeof eventSchema>, "title" | "startsAt" | "endsAt" | "state">;

/** Reads facts of events by documentId: from the published version, or else the draft; in Dutch, or else in English. */
export async function readEvents(
  strapi: Core.Strapi,
  ids: readonly string[],
): Promise<ReadonlyMap<string, KassaEventFacts>> {
  const facts = new Map<string, KassaEventFacts>();
  if (ids.length === 0) return facts;
  const found: unknown = await strapi.db.query("api::event.event").findMany({
    where: { documentId: { $in: ids } },
    select: ["documentId", "locale", "title", "startsAt", "endsAt", "publishedAt", "state"],
  });
  const rank = ({ locale, publishedAt }: z.infer<typeof eventSchema>) =>
    (locale === locales[0] ? 1 : 0) + (publishedAt === null ? 0 : 2);
  const versions = z.array(eventSchema).parse(found);
  for (const { documentId, state, title, startsAt, endsAt } of versions.toSorted((a, b) => rank(a) - rank(b))) {
    facts.set(documentId, { title, startsAt, endsAt, state });
  }
  return facts;
}
