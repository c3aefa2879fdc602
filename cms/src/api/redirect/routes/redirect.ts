import { contentRouter } from "../../../content/content-router.ts";

export default contentRouter("api::redirect.redirect", {
  card: { fields: ["from", "to", "permanent"] },
});
