import { contentRouter } from "../../../content-router.ts";
import { faqCategoryViews } from "../../../populate/faq-category.ts";

export default contentRouter("api::faq-category.faq-category", faqCategoryViews);
