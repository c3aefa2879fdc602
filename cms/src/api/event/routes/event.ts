import { contentRouter } from "../../../content-router.ts";
import { eventViews } from "../../../populate/event.ts";

export default contentRouter("api::event.event", eventViews);
