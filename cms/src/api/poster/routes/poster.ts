import { contentRouter } from "../../../content/content-router.ts";
import { posterViews } from "../../../content/populate/poster.ts";

export default contentRouter("api::poster.poster", posterViews);
