import { contentRouter } from "../../../content/content-router.ts";
import { documentViews } from "../../../content/populate/document.ts";

export default contentRouter("api::document.document", documentViews);
