import { contentRouter } from "../../../content/content-router.ts";
import { pageViews } from "../../../content/populate/page.ts";

export default contentRouter("api::page.page", pageViews);
