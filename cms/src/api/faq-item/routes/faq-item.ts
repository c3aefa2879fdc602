import { contentRouter } from "../../../content-router.ts";
import { faqItemViews } from "../../../populate/faq-item.ts";

export default contentRouter("api::faq-item.faq-item", faqItemViews);
