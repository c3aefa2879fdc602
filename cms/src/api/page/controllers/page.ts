import { contentController } from "../../../content-controller.ts";

export default contentController("api::page.page");
