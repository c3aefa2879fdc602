import type { NewsArticle as Article } from "@circuit/contract/content/documents";
import type { Locale } from "@circuit/contract/locales";
import type { NewsArticle } from "schema-dts";
import { circuitMoment } from "@circuit/contract/circuit-clock";
import { absolute, circuit, type SiteFacts } from "./site-facts.ts";

/** Longest headline that Google shows in full, in characters. */
const maxHeadlineLength = 110;

/** Returns a news article for search engines (Google: Article). @param path - Path of the article's page. */
export function newsArticle(article: Article, path: string, locale: Locale, site: SiteFacts) {
  const { title, summary, publishedOn, updatedAt, author, cover } = article;
  const published = Date.parse(publishedOn);
  const modified = Math.max(published, Date.parse(updatedAt ?? publishedOn));

  return {
    "@type": "NewsArticle",
    "@id": `${absolute(path, site)}#article`,
    headline: title.slice(0, maxHeadlineLength),
    mainEntityOfPage: absolute(path, site),
    inLanguage: locale,
    datePublished: circuitMoment(publishedOn),
    dateModified: circuitMoment(modified),
    author: author === null ? circuit(site) : { "@type": "Person", name: author },
    publisher: circuit(site),
    ...(summary === null ? {} : { description: summary }),
    ...(cover === null ? {} : { image: [absolute(cover.url, site)] }),
  } satisfies NewsArticle;
}
