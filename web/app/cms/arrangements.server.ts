import { arrangementCardSchema, type ArrangementCard } from "@circuit/contract/content/cards";
import { arrangementSchema, type Arrangement } from "@circuit/contract/content/documents";
import { cmsListAll, type CmsOptions } from "./client.server.ts";
import { withSales } from "./event-sales.server.ts";
import { readDocumentBySlug } from "./document-by-slug.server.ts";

/** Reads one published business arrangement; `null` when none has this slug. */
export async function getArrangementBySlug(slug: string, options: CmsOptions): Promise<Arrangement | null> {
  const arrangement = await readDocumentBySlug("arrangements", arrangementSchema, slug, options);
  return arrangement && { ...arrangement, events: await withSales(arrangement.events, options) };
}

/** Lists every arrangement, the dearest first, as the business desk shows them. */
export function listArrangements(options: CmsOptions): Promise<ArrangementCard[]> {
  return cmsListAll("arrangements", arrangementCardSchema, { sort: ["priceCents:desc"], view: "card" }, options);
}
