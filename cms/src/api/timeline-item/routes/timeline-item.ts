import { contentRouter } from "../../../content/content-router.ts";
import { picture } from "../../../content/populate/elements.ts";

export default contentRouter("api::timeline-item.timeline-item", {
  card: { fields: ["year", "title", "text"], populate: { image: picture } },
});
