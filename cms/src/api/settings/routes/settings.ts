import { contentRouter } from "../../../content-router.ts";
import { settingsViews } from "../../../populate/settings.ts";

export default contentRouter("api::settings.settings", settingsViews, "detail");
