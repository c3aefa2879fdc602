import type { Core } from "@strapi/strapi";
import { readCircuitRows } from "./circuit-rows.ts";
import { composeCircuit, type ComposedCircuit } from "./compose-circuit.ts";

interface CachedCircuit {
  cursor: number;
  composed: Promise<ComposedCircuit>;
}

const cache = new WeakMap<Core.Strapi, CachedCircuit>();

/**
 * Returns the published circuit with its problems; cached until the content changes.
 *
 * @param cursor - Position of the last change in the change log.
 */
export async function publishedCircuit(strapi: Core.Strapi, cursor: number): Promise<ComposedCircuit> {
  const before = cache.get(strapi);
  if (before?.cursor === cursor) return before.composed;
  const composed = readCircuitRows(strapi).then(composeCircuit);
  cache.set(strapi, { cursor, composed });
  try {
    return await composed;
  } catch (error) {
    if (cache.get(strapi)?.composed === composed) cache.delete(strapi);
    throw error;
  }
}
