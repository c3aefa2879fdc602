import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { type Locale, locales } from "#contract/locales";
import { type Grandstand, grandstandSchema } from "#contract/shop/catalogue";
import { currentCircuit } from "./current-circuit.ts";
import { entrance, entranceName, entranceSchema } from "../../content/circuit/gate-names.ts";

const standVersion = z.looseObject({
  documentId: z.string(),
  locale: z.string(),
  key: z.string(),
  entrance: entranceSchema,
});

/**
 * Reads the published grandstands by documentId, with their entrance and the walk from it. One without a version in
 * `locale` has the other language's texts. Don't call it in a transaction: concurrent callers share one reading.
 */
export async function readGrandstands(strapi: Core.Strapi, locale: Locale): Promise<ReadonlyMap<string, Grandstand>> {
  const where = { publishedAt: { $notNull: true }, locale: { $in: [...locales] } };
  const stands: Promise<unknown> = strapi.db.query("api::stand.stand").findMany({ where, populate: { entrance } });
  const [found, circuit] = await Promise.all([stands, currentCircuit(strapi)]);
  // The map keeps the last version of each grandstand, so the requested language comes last.
  const versions = z.array(standVersion).parse(found);
  // Editors choose the entrance in Dutch.
  const dutch = versions.filter((version) => version.locale === "nl");
  const gates = new Map(dutch.map((version) => [version.documentId, entranceName(version.entrance, locale)]));
  const isAsked = (version: { locale: string }) => Number(version.locale === locale);
  return new Map(
    versions
      .toSorted((one, other) => isAsked(one) - isAsked(other))
      .map(({ documentId, gate, key, ...stand }) => [
        documentId,
        grandstandSchema.parse({ ...stand, key, gate: gates.get(documentId) ?? gate, walk: circuit?.walks.get(key) }),
      ]),
  );
}
