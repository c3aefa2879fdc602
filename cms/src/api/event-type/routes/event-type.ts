import { contentRouter } from "../../../content-router.ts";
import { eventTypeViews } from "../../../populate/event-type.ts";

export default contentRouter("api::event-type.event-type", eventTypeViews);
