import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { optionalText } from "#contract/field";
import { locales } from "#contract/locales";
import { entrance, entranceSchema, entranceName } from "../../content/circuit/gate-names.ts";

const standsSchema = z.array(
  z.object({
    key: optionalText,
    name: optionalText,
    gate: optionalText,
    entrance: entranceSchema,
    publishedAt: z.unknown(),
  }),
);

/** A grandstand in Dutch; `gate`: name of its entrance, if editors entered one. */
interface NamedStand {
  name: string;
  gate: string | null;
}

/** Reads the grandstands by key: the published version, or else the draft. */
export async function readStandNames(strapi: Core.Strapi): Promise<ReadonlyMap<string, NamedStand>> {
  const found: unknown = await strapi.db.query("api::stand.stand").findMany({
    where: { locale: locales[0] },
    populate: { entrance },
  });
  const stands = new Map<string, NamedStand>();
  for (const { key, name, publishedAt, ...stand } of standsSchema.parse(found)) {
    if (key === null) continue;
    const gate = entranceName(stand.entrance, locales[0]) ?? stand.gate;
    if (publishedAt !== null || !stands.has(key)) stands.set(key, { name: name ?? key, gate });
  }
  return stands;
}
