import { contentRouter } from "../../../content/content-router.ts";
import { picture } from "../../../content/populate/elements.ts";

export default contentRouter("api::poster.poster", {
  card: { fields: ["year", "artist", "note", "state"], populate: { image: picture } },
});
