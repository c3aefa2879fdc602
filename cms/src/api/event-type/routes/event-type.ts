import { contentRouter } from "../../../content/content-router.ts";

export default contentRouter("api::event-type.event-type", { card: { fields: ["name", "slug"] } });
