import { contentRouter } from "../../../content/content-router.ts";
import { settingsViews } from "../../../content/populate/settings.ts";

export default contentRouter("api::settings.settings", settingsViews, "detail");
