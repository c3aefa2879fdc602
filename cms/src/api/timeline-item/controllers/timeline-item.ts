import { factories } from "@strapi/strapi";

export default factories.createCoreController("api::timeline-item.timeline-item");
