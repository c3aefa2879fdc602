import { contentRouter } from "../../../content/content-router.ts";
import { formViews } from "../../../content/populate/form.ts";

export default contentRouter("api::form.form", formViews);
