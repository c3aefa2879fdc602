import type { Core } from "@strapi/strapi";
import { readCircuitRows } from "./circuit-rows.ts";
import { composeCircuit, type ComposedCircuit } from "./compose-circuit.ts";

interface Kept {
  cursor: number;
  composed: Promise<ComposedCircuit>;
}

const kept = new WeakMap<Core.Strapi, Kept>();

/**
 * The circuit as it is published, and what is wrong with it. It is put together once for each state of the content.
 *
 * @param cursor - Of the last change that the site was told: with the same one the last answer is given again.
 */
export async function publishedCircuit(strapi: Core.Strapi, cursor: number): Promise<ComposedCircuit> {
  const before = kept.get(strapi);
  if (before?.cursor === cursor) return before.composed;
  const composed = readCircuitRows(strapi).then(composeCircuit);
  kept.set(strapi, { cursor, composed });
  try {
    return await composed;
  } catch (error) {
    if (kept.get(strapi)?.composed === composed) kept.delete(strapi);
    throw error;
  }
}
