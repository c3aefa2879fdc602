import { contentRouter } from "../../../content/content-router.ts";
import { accommodationTypeViews } from "../../../content/populate/accommodation-type.ts";

export default contentRouter("api::accommodation-type.accommodation-type", accommodationTypeViews);
