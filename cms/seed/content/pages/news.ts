import { page } from "../page-document.ts";

/** The news list, newest first. */
export const news = page(
  "news",
  {
    slug: "nieuws",
    title: "Nieuws",
    heading: "Nieuws van de baan",
    seo: {
      title: "Nieuws van de baan",
      description:
        "Vers asfalt, verse records en schapen langs bocht 9: lees wat er speelt op en rond Circuit Drenthe.",
    },
    blocks: [{ __component: "blocks.news-list", title: null, paginated: true, pageSize: 7 }],
  },
  {
    slug: "news",
    title: "News",
    heading: "News from the track",
    seo: {
      title: "News from the track",
      description: "Fresh tarmac, fresh records and sheep beside turn 9: read what’s going on at Circuit Drenthe.",
    },
    blocks: [{ __component: "blocks.news-list", title: null, paginated: true, pageSize: 7 }],
  },
);
