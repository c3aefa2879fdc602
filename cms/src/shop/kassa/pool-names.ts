import * as z from "zod";
import type { Core } from "@strapi/strapi";
import { optionalText } from "#contract/field";
import { locales } from "#contract/locales";
import { readStandNames } from "../catalogue/read-stand-names.ts";
import type { PoolView } from "./kassa-view.ts";

const arrangementsSchema = z.array(z.object({ documentId: z.string(), title: optionalText, publishedAt: z.unknown() }));

const seatsSchema = z.object({ seats: z.number().nullable() }).nullable();

const arrangementPrefix = "arrangement:";

/**
 * Reads the Dutch names of grandstands and arrangements.
 *
 * @returns Describes a stock pool by its name, as `catalogue/pool.ts` makes it.
 */
export async function readPoolNames(strapi: Core.Strapi): Promise<(pool: string) => PoolView> {
  const where = { locale: locales[0] };
  const found: unknown = await strapi.db.query("api::arrangement.arrangement").findMany({ where });
  // The published version comes last, so that its title counts.
  const arrangements = arrangementsSchema
    .parse(found)
    .toSorted((one, other) => Number(one.publishedAt !== null) - Number(other.publishedAt !== null));
  const titles = new Map(arrangements.map(({ documentId, title }) => [documentId, title]));
  const stands = await readStandNames(strapi);

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
      : { kind: "stand", seats, name: stands.get(stand)?.name ?? stand };
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
