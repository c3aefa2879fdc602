import { faqCategorySchema, type FaqCategory } from "@circuit/contract/collections";
import { cmsListAll, type CmsOptions } from "./client.server.ts";

/** Lists the FAQ categories with their questions, both in the editor's order. */
export function listFaqCategories(options: CmsOptions): Promise<FaqCategory[]> {
  return cmsListAll("faq-categories", faqCategorySchema, { sort: ["order:asc"], view: "detail" }, options);
}
