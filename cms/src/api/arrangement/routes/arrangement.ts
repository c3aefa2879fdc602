import { contentRouter } from "../../../content-router.ts";
import { arrangementViews } from "../../../populate/arrangement.ts";

export default contentRouter("api::arrangement.arrangement", arrangementViews);
