import type { Core } from "@strapi/strapi";
import { type PublishedCircuit, publishedCircuitSchema } from "#contract/circuit/published-circuit";
import { readBounds } from "../../site-link/change-log.ts";
import { publishedCircuit } from "../../content/circuit/published-circuit.ts";

const parsed = new WeakMap<object, PublishedCircuit | null>();

/**
 * Reads the published map of the circuit. Don't call it in a transaction: concurrent callers share one reading.
 *
 * @returns `null` without a map that can be drawn: the shop sells without one too.
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
