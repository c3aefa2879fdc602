import { factories } from "@strapi/strapi";

export default factories.createCoreController("api::event-type.event-type");
