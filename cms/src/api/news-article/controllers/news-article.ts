import { contentController } from "../../../content-controller.ts";

export default contentController("api::news-article.news-article");
