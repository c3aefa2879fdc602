import { contentRouter } from "../../../content/content-router.ts";

export default contentRouter("api::faq-item.faq-item", { card: { fields: ["question", "answer"] } });
