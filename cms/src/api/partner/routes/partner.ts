import { contentRouter } from "../../../content/content-router.ts";
import { partnerCard } from "../../../content/populate/cards.ts";

export default contentRouter("api::partner.partner", { card: partnerCard });
