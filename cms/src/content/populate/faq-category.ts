import { faqItemViews } from "./faq-item.ts";
import type { Views } from "./view.ts";

export const faqCategoryViews = {
  card: { fields: ["name", "slug"] },
  detail: {
    fields: ["name", "slug"],
    populate: { items: { ...faqItemViews.card, sort: ["order:asc", "id:asc"] } },
  },
} satisfies Views<"api::faq-category.faq-category">;
