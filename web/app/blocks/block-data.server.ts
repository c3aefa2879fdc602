import { readBlocks } from "@circuit/contract/content/blocks";
import { notFound } from "#app/cms/cms-loader.server.ts";
import { getHeadlineEvent } from "#app/cms/headline-event.server.ts";
import { readPageQuery } from "#app/domain/page-query.ts";
import { log } from "#app/log.server.ts";
import type { BlockContext } from "./block-context.ts";
import { loadBlockData } from "./registry/with-data.server.ts";
import type { ViewBlock } from "./view-block.ts";

/**
 * Reads the blocks of a Strapi dynamic zone and loads their data. Logs and leaves out blocks that the site can't show.
 *
 * @param zone - Dynamic zone as Strapi returns it.
 * @param request.url - URL of the page; blocks get only the query parameters that a page may read.
 * @throws {CmsError | CmsContractError} When a block's data can't be read.
 */
export async function toViewBlocks(
  zone: readonly unknown[],
  { url, ...request }: Omit<BlockContext, "query" | "notFound" | "headline"> & { url: URL },
): Promise<ViewBlock[]> {
  const { blocks, dropped } = readBlocks(zone);
  for (const { component, reason } of dropped) {
    log.error("Block is left out", { path: url.pathname, component, reason });
  }
  const opening = blocks.find((block) => block.__component === "blocks.next-event");
  const headline = opening === undefined ? null : await getHeadlineEvent(opening.event, request, request);
  const context = { ...request, headline, query: readPageQuery(url.searchParams), notFound: () => notFound(url) };
  return Promise.all(blocks.map((block) => loadBlockData(block, context)));
}
