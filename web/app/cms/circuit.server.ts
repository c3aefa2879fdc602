import { publishedCircuitSchema, type PublishedCircuit } from "@circuit/contract/circuit/published-circuit";
import { locales } from "@circuit/contract/locales";
import { listTag } from "#app/cache-tags/cache-tags.ts";
import { log } from "#app/log.server.ts";
import { orMissing } from "./cache-context.server.ts";
import { cmsSingle, type CmsOptions } from "./client.server.ts";

/** REST names of the types that `GET /api/circuit` is made from. */
const circuitTypes = ["circuit", "corners", "zones", "stands", "points-of-interest", "cameras", "viewpoints"] as const;

/**
 * Reads the published circuit: `GET /api/circuit`. One answer has the texts of both languages.
 *
 * @returns `null` when no circuit is published, or its data is too incomplete to draw.
 * @throws {CmsError | CmsContractError} It can't be read.
 */
export function getCircuit({ signal }: Pick<CmsOptions, "signal">): Promise<PublishedCircuit | null> {
  const tags = circuitTypes.flatMap((type) => locales.map((locale) => listTag(type, locale)));
  return cmsSingle("/circuit", publishedCircuitSchema, {}, { locale: "nl", signal }, tags);
}

/** Reads the circuit for a page that works without it; `null` if it can't be read: the page is then cached briefly. */
export function circuitOrNothing(options: Pick<CmsOptions, "signal">): Promise<PublishedCircuit | null> {
  return orMissing(getCircuit(options), null, (reason) => log.info("The circuit is missing", { reason }));
}
