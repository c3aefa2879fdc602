import type { Core } from "@strapi/strapi";
import { type PublishedCircuit, publishedCircuitSchema } from "#contract/circuit/published-circuit";
import { readBounds } from "../../site-link/change-log.ts";
import { publishedCircuit } from "../../content/circuit/published-circuit.ts";

const parsed = new WeakMap<object, PublishedCircuit | null>();

/**
 * The circuit as it is published now, as the site reads it. Not within a transaction: it is read for all who ask at once.
 *
 * @returns `null` when there is none that can be drawn: what is sold is sold without a map too.
 */
export async function currentCircuit(strapi: Core.Strapi): Promise<PublishedCircuit | null> {
  const { latest } = await readBounds(strapi.db);
  const { circuit } = await publishedCircuit(strapi, latest);
  if (circuit === null) return null;
  const cached = parsed.get(circuit);
  if (cached !== undefined) return cached;
  const read = publishedCircuitSchema.safeParse(circuit).data ?? null;
  parsed.set(circuit, read);
  return read;
}
