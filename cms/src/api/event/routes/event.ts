import { contentRouter } from "../../../content/content-router.ts";
import { eventViews } from "../../../content/populate/event.ts";

export default contentRouter("api::event.event", eventViews);
