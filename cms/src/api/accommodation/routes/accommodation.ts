import { contentRouter } from "../../../content/content-router.ts";
import { accommodationCard } from "../../../content/populate/cards.ts";

export default contentRouter("api::accommodation.accommodation", { card: accommodationCard });
