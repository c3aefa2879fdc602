import { contentRouter } from "../../../content-router.ts";
import { partnerViews } from "../../../populate/partner.ts";

export default contentRouter("api::partner.partner", partnerViews);
