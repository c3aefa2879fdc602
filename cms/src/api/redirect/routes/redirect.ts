import { contentRouter } from "../../../content/content-router.ts";
import { redirectViews } from "../../../content/populate/redirect.ts";

export default contentRouter("api::redirect.redirect", redirectViews);
