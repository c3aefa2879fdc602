import { contentRouter } from "../../../content-router.ts";
import { accommodationTypeViews } from "../../../populate/accommodation-type.ts";

export default contentRouter("api::accommodation-type.accommodation-type", accommodationTypeViews);
