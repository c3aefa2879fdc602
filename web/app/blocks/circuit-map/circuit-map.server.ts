import { setImmediate } from "node:timers/promises";
import type { PublishedCircuit } from "@circuit/contract/circuit/published-circuit";
import type { BlockContext } from "#app/blocks/block-context.ts";
import { standFacts } from "#app/circuit/stand-facts.ts";
import { getCircuit } from "#app/cms/circuit.server.ts";
import { listEventOffers } from "#app/cms/shop.server.ts";
import { getHomeHeadline } from "#app/cms/headline-event.server.ts";
import { type CircuitMapData, mapData } from "#app/features/circuit-map/map-data.server.ts";

/**
 * Loads the circuit map with ticket prices of the event in the URL (`?event=…`), or else of home's headline event.
 * Returns `null` while no circuit is published.
 */
export async function loadCircuitMap(
  _block: unknown,
  { locale, query, now, signal }: BlockContext,
): Promise<CircuitMapData | null> {
  const [circuit, events, headline] = await Promise.all([
    getCircuit({ signal }),
    listEventOffers(locale),
    getHomeHeadline({ now }, { locale, signal }),
  ]);
  if (circuit === null) return null;
  await cacheStandFacts(circuit);
  const offers = events.filter(({ endsAt }) => Date.parse(endsAt) > now.getTime());
  return mapData(circuit, { locale, offers, query, headline: headline?.slug ?? null });
}

/** Circuits whose facts are all cached: on a busy server their maps needn't wait for other requests. */
const cached = new WeakSet<PublishedCircuit>();

/** Computes and caches the facts of all grandstands, letting the server handle other requests between two of them. */
async function cacheStandFacts(circuit: PublishedCircuit): Promise<void> {
  if (cached.has(circuit)) return;
  for (const stand of circuit.stands) {
    standFacts(circuit, stand);
    // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
    await setImmediate();
  }
  cached.add(circuit);
}
