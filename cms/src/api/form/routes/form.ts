import { contentRouter } from "../../../content-router.ts";
import { formViews } from "../../../populate/form.ts";

export default contentRouter("api::form.form", formViews);
