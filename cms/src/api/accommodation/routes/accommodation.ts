import { contentRouter } from "../../../content/content-router.ts";
import { accommodationViews } from "../../../content/populate/accommodation.ts";

export default contentRouter("api::accommodation.accommodation", accommodationViews);
