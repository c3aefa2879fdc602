import { posterSchema, type Poster } from "@circuit/contract/collections";
import { cmsListAll, type CmsOptions } from "./client.server.ts";

/** Lists every race poster, found and missing, by year. */
export function listPosters(options: CmsOptions): Promise<Poster[]> {
  return cmsListAll("posters", posterSchema, { sort: ["year:asc"], view: "card" }, options);
}
