import { partnerSchema, type Partner } from "@circuit/contract/collections";
import { cmsListAll, type CmsOptions } from "./client.server.ts";

/** Lists every partner, by name. */
export function listPartners(options: CmsOptions): Promise<Partner[]> {
  return cmsListAll("partners", partnerSchema, { sort: ["name:asc"], view: "card" }, options);
}
