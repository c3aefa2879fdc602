import type { SeedKind } from "./references.ts";

/** What the runner must know of one kind of document. */
export interface KindInfo {
  uid: `api::${string}.${string}`;
  /** Field that tells documents of this kind apart, so that a second seeding finds them; none for a single entry. */
  identity: string | null;
  /** In the plural, for the log. */
  label: string;
  localised: boolean;
}

function kind(name: string, identity: string | null, label: string, localised = true): KindInfo {
  return { uid: `api::${name}.${name}`, identity, label, localised };
}

/** Every kind the seed fills, in the order of seeding: what others refer to comes first. */
export const kinds = {
  "event-type": kind("event-type", "slug", "event types"),
  "accommodation-type": kind("accommodation-type", "slug", "accommodation types"),
  "faq-category": kind("faq-category", "slug", "FAQ categories"),
  "faq-item": kind("faq-item", "question", "FAQ items"),
  partner: kind("partner", "name", "partners"),
  poster: kind("poster", "year", "posters"),
  "timeline-item": kind("timeline-item", "year", "timeline items"),
  accommodation: kind("accommodation", "title", "places to stay"),
  event: kind("event", "slug", "events"),
  "news-article": kind("news-article", "slug", "news articles"),
  arrangement: kind("arrangement", "slug", "arrangements"),
  page: kind("page", "slug", "pages"),
  document: kind("document", "path", "publications"),
  redirect: kind("redirect", "from", "redirects", false),
  menu: kind("menu", "name", "menus"),
  settings: kind("settings", null, "settings"),
} satisfies Record<SeedKind, KindInfo>;
