import type { BlockOf } from "@circuit/contract/content/blocks";
import type { BlockContext } from "#app/blocks/block-context.ts";
import { circuitOrNothing } from "#app/cms/circuit.server.ts";
import { listTimelineItems } from "#app/cms/collections.server.ts";
import { sampleEvenly } from "#app/domain/sample-evenly.ts";
import { lapOfYears } from "./journey/lap-of-years.server.ts";

/** Most moments that fit a single row. */
const maxRowMoments = 6;

export type TimelineData = Awaited<ReturnType<typeof loadTimeline>>;

/**
 * Loads the history, or as many moments spread over it as the editor wants. Only the whole history has pictures; a long
 * one gets a drawing of the track.
 */
export async function loadTimeline({ limit }: BlockOf<"blocks.timeline">, context: BlockContext) {
  const all = await listTimelineItems(context);
  const isShort = limit !== null && limit < all.length;
  const items = sampleEvenly(all, limit).map(({ year, title, text, image }) => ({
    year,
    title,
    text,
    image: isShort ? null : image,
  }));
  const circuit = items.length > maxRowMoments ? await circuitOrNothing(context) : null;
  const years = items.map(({ year }) => year);
  return {
    /** Moments in history, oldest first. */
    items,
    isLong: items.length > maxRowMoments,
    /** Drawing of the history as a lap; `null` for a short history, or without a published circuit. */
    lap: circuit === null ? null : lapOfYears(circuit, years, context.locale),
  };
}
