import { contentRouter } from "../../../content-router.ts";
import { newsArticleViews } from "../../../populate/news-article.ts";

export default contentRouter("api::news-article.news-article", newsArticleViews);
