import { contentRouter } from "../../../content/content-router.ts";
import { eventTypeViews } from "../../../content/populate/event-type.ts";

export default contentRouter("api::event-type.event-type", eventTypeViews);
