import type { Core } from "@strapi/strapi";
import { type PublishedCircuit, publishedCircuitSchema } from "#contract/circuit/published-circuit";
import { walkFromEntrance } from "#contract/circuit/walk-to-stand";
import { readBounds } from "../../site-link/change-log.ts";
import { publishedCircuit } from "../../content/circuit/published-circuit.ts";

const parsed = new WeakMap<object, ReturnType<typeof withWalks> | null>();

/**
 * Reads the published map of the circuit, with the walks from its entrances to the grandstands by the grandstand's key.
 * Don't call it in a transaction: concurrent callers share one reading.
 *
 * @returns `null` without a map that can be drawn: the shop sells without one too.
 */
export async function currentCircuit(strapi: Core.Strapi) {
  const { latest } = await readBounds(strapi.db);
  const { circuit } = await publishedCircuit(strapi, latest);
  if (circuit === null) return null;
  const cached = parsed.get(circuit);
  if (cached !== undefined) return cached;
  const { data } = publishedCircuitSchema.safeParse(circuit);
  const read = data === undefined ? null : withWalks(data);
  parsed.set(circuit, read);
  return read;
}

function withWalks(circuit: PublishedCircuit) {
  const walks = new Map(circuit.stands.map((stand) => [stand.id, walkFromEntrance(circuit, stand) ?? undefined]));
  return { circuit, walks };
}
