import { contentRouter } from "../../../content-router.ts";
import { accommodationViews } from "../../../populate/accommodation.ts";

export default contentRouter("api::accommodation.accommodation", accommodationViews);
