import { contentRouter } from "../../../content/content-router.ts";
import { file } from "../../../content/populate/elements.ts";

export default contentRouter("api::document.document", {
  card: { fields: ["title", "path"], populate: { file }, filters: { file: { id: { $notNull: true } } } },
});
