import { contentRouter } from "../../../content/content-router.ts";

export default contentRouter("api::accommodation-type.accommodation-type", {
  card: { fields: ["name", "slug"] },
});
