import { contentRouter } from "../../../content/content-router.ts";

export default contentRouter("api::faq-category.faq-category", {
  card: { fields: ["name", "slug"] },
  detail: {
    fields: ["name", "slug"],
    populate: { items: { fields: ["question", "answer"], sort: ["order:asc", "id:asc"] } },
  },
});
