import type { UID } from "@strapi/strapi";

/** Settings for seeding a content type. */
export interface SeedTypeSettings {
  uid: UID.ContentType;
  /** Fields that together identify a document, so that a repeated seeding finds it; none for a single type. */
  identity: readonly string[];
  /** Plural name, for the log. */
  label: string;
  localised: boolean;
}

function kind(
  uid: UID.ContentType,
  identity: string | readonly string[],
  label: string,
  localised = true,
): SeedTypeSettings {
  return { uid, identity: [identity].flat(), label, localised };
}

/** Every content type in the seed, in the order of seeding: those that others refer to come first. */
export const kinds = {
  "event-type": kind("api::event-type.event-type", "slug", "event types"),
  "accommodation-type": kind("api::accommodation-type.accommodation-type", "slug", "accommodation types"),
  "faq-category": kind("api::faq-category.faq-category", "slug", "FAQ categories"),
  "faq-item": kind("api::faq-item.faq-item", "question", "FAQ items"),
  partner: kind("api::partner.partner", "name", "partners"),
  poster: kind("api::poster.poster", "year", "posters"),
  "timeline-item": kind("api::timeline-item.timeline-item", "year", "timeline items"),
  accommodation: kind("api::accommodation.accommodation", "title", "places to stay"),
  event: kind("api::event.event", "slug", "events"),
  "news-article": kind("api::news-article.news-article", "slug", "news articles"),
  arrangement: kind("api::arrangement.arrangement", "slug", "arrangements"),
  zone: kind("api::zone.zone", "key", "zones", false),
  corner: kind("api::corner.corner", "key", "corners", false),
  "point-of-interest": kind("api::point-of-interest.point-of-interest", "key", "places on the grounds", false),
  camera: kind("api::camera.camera", "key", "cameras", false),
  viewpoint: kind("api::viewpoint.viewpoint", "key", "stops of the tour", false),
  circuit: kind("api::circuit.circuit", [], "circuit", false),
  stand: kind("api::stand.stand", "key", "stands"),
  "ticket-type": kind("api::ticket-type.ticket-type", ["name", "event", "stand", "arrangement"], "ticket types"),
  form: kind("api::form.form", "slug", "forms"),
  page: kind("api::page.page", "slug", "pages"),
  document: kind("api::document.document", "path", "publications"),
  redirect: kind("api::redirect.redirect", "from", "redirects", false),
  menu: kind("api::menu.menu", "name", "menus"),
  settings: kind("api::settings.settings", [], "settings"),
} satisfies Record<string, SeedTypeSettings>;

export type SeedKind = keyof typeof kinds;

/** Whether documents of a content type are seeded. */
export function isSeedKind(name: string): name is SeedKind {
  return Object.hasOwn(kinds, name);
}
