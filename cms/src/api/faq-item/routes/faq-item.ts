import { contentRouter } from "../../../content/content-router.ts";
import { faqItemViews } from "../../../content/populate/faq-item.ts";

export default contentRouter("api::faq-item.faq-item", faqItemViews);
