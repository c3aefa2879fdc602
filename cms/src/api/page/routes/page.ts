import { contentRouter } from "../../../content-router.ts";
import { pageViews } from "../../../populate/page.ts";

export default contentRouter("api::page.page", pageViews);
