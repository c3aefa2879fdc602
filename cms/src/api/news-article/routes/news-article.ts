import { contentRouter } from "../../../content/content-router.ts";
import { newsArticleViews } from "../../../content/populate/news-article.ts";

export default contentRouter("api::news-article.news-article", newsArticleViews);
