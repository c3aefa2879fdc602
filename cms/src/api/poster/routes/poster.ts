import { contentRouter } from "../../../content-router.ts";
import { posterViews } from "../../../populate/poster.ts";

export default contentRouter("api::poster.poster", posterViews);
