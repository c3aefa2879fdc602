import { escapeXml } from "./escape-xml.ts";

/** One item of a feed. Moments are ISO 8601, URLs absolute. */
export interface FeedEntry {
  /** Stays the same when the URL changes: feed readers recognise known entries by it. */
  id: string;
  title: string;
  address: string;
  publishedAt: string;
  updatedAt: string;
  summary: string | null;
  picture: { address: string; type: string } | null;
}

export interface Feed {
  id: string;
  language: string;
  title: string;
  /** Author of all entries. */
  author: string;
  /** URL of the feed itself. */
  address: string;
  /** URL of the page with the same entries. */
  page: string;
  entries: readonly FeedEntry[];
}

/** Returns a feed as Atom XML (RFC 4287). One without entries has 1970 as the moment of its last update. */
export function atomFeed({ id, language, title, author, address, page, entries }: Feed): string {
  const updated = Math.max(0, ...entries.map(({ updatedAt }) => Date.parse(updatedAt)));
  return [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(language)}">`,
    element("id", id),
    element("title", title),
    element("updated", new Date(updated).toISOString()),
    `<author>${element("name", author)}</author>`,
    link({ rel: "self", type: "application/atom+xml", href: address }),
    link({ rel: "alternate", type: "text/html", href: page }),
    ...entries.map(entryXml),
    "</feed>",
    "",
  ].join("\n");
}

function entryXml({ id, title, address, publishedAt, updatedAt, summary, picture }: FeedEntry): string {
  return [
    "<entry>",
    element("id", id),
    element("title", title),
    link({ rel: "alternate", type: "text/html", href: address }),
    ...(picture === null ? [] : [link({ rel: "enclosure", type: picture.type, href: picture.address })]),
    element("published", new Date(publishedAt).toISOString()),
    element("updated", new Date(updatedAt).toISOString()),
    // Atom demands a summary in an entry without content.
    element("summary", summary ?? title),
    "</entry>",
  ].join("");
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

function link(attributes: Record<string, string>): string {
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${escapeXml(value)}"`);
  return `<link ${written.join(" ")}/>`;
}
