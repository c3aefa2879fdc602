import { contentController } from "../../../content-controller.ts";

export default contentController("api::event.event");
