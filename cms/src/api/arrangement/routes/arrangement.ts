import { contentRouter } from "../../../content/content-router.ts";
import { arrangementViews } from "../../../content/populate/arrangement.ts";

export default contentRouter("api::arrangement.arrangement", arrangementViews);
