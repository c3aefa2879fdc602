import * as z from "zod";
import type { Core } from "@strapi/strapi";
import { locales } from "#contract/locales";
import type { PoolView } from "./kassa-view.ts";

const nameSchema = z.array(
  z.object({ key: z.string().nullish(), name: z.string().nullish(), publishedAt: z.unknown() }),
);

const titleSchema = z.array(
  z.object({ documentId: z.string(), title: z.string().nullish(), publishedAt: z.unknown() }),
);

const seatsSchema = z.object({ seats: z.number().nullable() }).nullable();

const arrangementPrefix = "arrangement:";

/**
 * Reads the Dutch names of grandstands and arrangements.
 *
 * @returns Describes a stock pool by its name, as `catalogue/pool.ts` makes it.
 */
export async function readPoolNames(strapi: Core.Strapi): Promise<(pool: string) => PoolView> {
  const where = { locale: locales[0] };
  const stands = nameSchema.parse(await strapi.db.query("api::stand.stand").findMany({ where }));
  const arrangements = titleSchema.parse(await strapi.db.query("api::arrangement.arrangement").findMany({ where }));
  const standNames = namesOf(stands);
  const titles = namesOf(
    arrangements.map(({ documentId: key, title: name, publishedAt }) => ({ key, name, publishedAt })),
  );

  return (pool) => {
    if (pool.startsWith(arrangementPrefix)) {
      return { kind: "arrangement", seats: "all", name: titles.get(pool.slice(arrangementPrefix.length)) ?? null };
    }
    const parts = pool.split(":");
    const last = parts.at(-1);
    const seats = last === "accessible" || last === "companion" ? last : "all";
    const [stand = ""] = seats === "all" || parts.length > 1 ? parts : ["event"];
    return stand === "event"
      ? { kind: "event", seats, name: null }
      : { kind: "stand", seats, name: standNames.get(stand) ?? stand };
  };
}

/** Reads the seats of a stock pool's grandstand, which limit its capacity; `null` without a limit. */
export async function readSeatsOf(strapi: Core.Strapi, pool: string): Promise<number | null> {
  // A colon is in the names of pools of wheelchair places and arrangements, which take no seats of the grandstand.
  if (pool.includes(":")) return null;
  const where = { key: pool, locale: locales[0], publishedAt: { $notNull: true } };
  const stand: unknown = await strapi.db.query("api::stand.stand").findOne({ where, select: ["seats"] });
  return seatsSchema.parse(stand)?.seats ?? null;
}

/** Returns names by key: the published one, or else the draft's. */
function namesOf(versions: z.infer<typeof nameSchema>): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { key, name, publishedAt } of versions) {
    if (!key || !name) continue;
    if (publishedAt !== null || !names.has(key)) names.set(key, name);
  }
  return names;
}
