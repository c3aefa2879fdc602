import { contentRouter } from "../../../content/content-router.ts";
import { faqCategoryViews } from "../../../content/populate/faq-category.ts";

export default contentRouter("api::faq-category.faq-category", faqCategoryViews);
