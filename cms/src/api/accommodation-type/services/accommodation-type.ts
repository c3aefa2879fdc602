import { factories } from "@strapi/strapi";

export default factories.createCoreService("api::accommodation-type.accommodation-type");
