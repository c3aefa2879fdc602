import type { UID } from "@strapi/strapi";

/** Settings for seeding a content type. */
interface SeedTypeSettings {
  uid: UID.ContentType;
  /** Plural name, for the log. */
  label: string;
  localised: boolean;
}

function kind(uid: UID.ContentType, label: string, localised = true): SeedTypeSettings {
  return { uid, label, localised };
}

/** Every content type in the seed, in the order of seeding: those that others refer to come first. */
export const kinds = {
  "event-type": kind("api::event-type.event-type", "event types"),
  "accommodation-type": kind("api::accommodation-type.accommodation-type", "accommodation types"),
  "faq-category": kind("api::faq-category.faq-category", "FAQ categories"),
  "faq-item": kind("api::faq-item.faq-item", "FAQ items"),
  partner: kind("api::partner.partner", "partners"),
  poster: kind("api::poster.poster", "posters"),
  "timeline-item": kind("api::timeline-item.timeline-item", "timeline items"),
  accommodation: kind("api::accommodation.accommodation", "places to stay"),
  event: kind("api::event.event", "events"),
  "news-article": kind("api::news-article.news-article", "news articles"),
  arrangement: kind("api::arrangement.arrangement", "arrangements"),
  zone: kind("api::zone.zone", "zones", false),
  corner: kind("api::corner.corner", "corners", false),
  "point-of-interest": kind("api::point-of-interest.point-of-interest", "places on the grounds", false),
  camera: kind("api::camera.camera", "cameras", false),
  viewpoint: kind("api::viewpoint.viewpoint", "stops of the tour", false),
  circuit: kind("api::circuit.circuit", "circuit", false),
  stand: kind("api::stand.stand", "stands"),
  "ticket-type": kind("api::ticket-type.ticket-type", "ticket types"),
  form: kind("api::form.form", "forms"),
  page: kind("api::page.page", "pages"),
  document: kind("api::document.document", "publications"),
  redirect: kind("api::redirect.redirect", "redirects", false),
  menu: kind("api::menu.menu", "menus"),
  settings: kind("api::settings.settings", "settings"),
} satisfies Record<string, SeedTypeSettings>;

export type SeedKind = keyof typeof kinds;

/** Whether documents of a content type are seeded. */
export function isSeedKind(name: string): name is SeedKind {
  return Object.hasOwn(kinds, name);
}
