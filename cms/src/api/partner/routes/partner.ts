import { contentRouter } from "../../../content/content-router.ts";
import { partnerViews } from "../../../content/populate/partner.ts";

export default contentRouter("api::partner.partner", partnerViews);
