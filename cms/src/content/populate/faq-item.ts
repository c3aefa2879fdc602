import type { Views } from "./view.ts";

export const faqItemViews = { card: { fields: ["question", "answer"] } } satisfies Views<"api::faq-item.faq-item">;
