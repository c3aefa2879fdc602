import { publishedCircuitSchema, type PublishedCircuit } from "@circuit/contract/circuit/published-circuit";
import { locales } from "@circuit/contract/locales";
import { listTag } from "#app/cache-tags/cache-tags.ts";
import { log } from "#app/log.server.ts";
import { markPartial } from "./cache-context.server.ts";
import { CmsContractError, CmsError } from "./cms-error.server.ts";
import { cmsSingle, type CmsOptions } from "./client.server.ts";

/** Types of the content system that the circuit is put together from, by their REST names. */
const circuitTypes = ["circuit", "corners", "zones", "stands", "points-of-interest", "cameras", "viewpoints"] as const;

/**
 * Reads the circuit as it is published: `GET /api/circuit`, in both languages at once, so that both share one answer.
 *
 * @returns `null` when no circuit is published, or it can't be drawn: a page then shows what doesn't need it.
 * @throws {CmsError | CmsContractError} It can't be read.
 */
export function getCircuit({ signal }: Pick<CmsOptions, "signal">): Promise<PublishedCircuit | null> {
  const tags = circuitTypes.flatMap((type) => locales.map((locale) => listTag(type, locale)));
  return cmsSingle("/circuit", publishedCircuitSchema, {}, { locale: "nl", signal }, tags);
}

/**
 * Reads the circuit for a page that can do without it: while it can't be read, the page is made without it and cached for a
 * moment only.
 */
export async function circuitOrNothing(options: Pick<CmsOptions, "signal">): Promise<PublishedCircuit | null> {
  try {
    return await getCircuit(options);
  } catch (error) {
    if (!(error instanceof CmsError) && !(error instanceof CmsContractError)) throw error;
    markPartial();
    log.info("The circuit is missing", { reason: error.message });
    return null;
  }
}
