import { contentController } from "../../../content/content-controller.ts";

export default contentController("api::news-article.news-article");
