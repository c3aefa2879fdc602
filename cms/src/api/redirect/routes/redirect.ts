import { contentRouter } from "../../../content-router.ts";
import { redirectViews } from "../../../populate/redirect.ts";

export default contentRouter("api::redirect.redirect", redirectViews);
