import { contentRouter } from "../../../content-router.ts";
import { documentViews } from "../../../populate/document.ts";

export default contentRouter("api::document.document", documentViews);
