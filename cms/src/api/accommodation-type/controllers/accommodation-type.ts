import { factories } from "@strapi/strapi";

export default factories.createCoreController("api::accommodation-type.accommodation-type");
