import type { SeedCalendar } from "../calendar.ts";
import { circuitDocument, cornerDocuments, placeDocuments, zoneDocuments } from "../circuit/track-documents.ts";
import { demoTrack } from "../circuit/track.ts";
import type { SeedKind } from "../references.ts";
import type { SeedEntry } from "../seed-documents.ts";
import { accommodation } from "./accommodation.ts";
import { accommodationTypes } from "./accommodation-types.ts";
import { arrangements } from "./arrangements.ts";
import { cameras } from "./cameras.ts";
import { documents } from "./documents.ts";
import { eventTypes } from "./event-types.ts";
import { events } from "./events.ts";
import { faqCategories } from "./faq-categories.ts";
import { faqQuestions } from "./faq-items.ts";
import { forms } from "./forms/forms.ts";
import { menus } from "./menus.ts";
import { newsArticles } from "./news-articles.ts";
import { pages } from "./pages/pages.ts";
import { partners } from "./partners.ts";
import { posters } from "./posters.ts";
import { redirects } from "./redirects.ts";
import { settings } from "./settings.ts";
import { stands } from "./stands.ts";
import { ticketTypes } from "./ticket-types.ts";
import { timeline } from "./timeline.ts";
import { viewpoints } from "./viewpoints.ts";

/** All documents of one kind. */
export interface SeedGroup {
  kind: SeedKind;
  documents: readonly SeedEntry[];
}

/**
 * Everything the seed writes, kinds that others refer to first.
 *
 * @param calendar - Calendar of the day of seeding.
 */
export function seedContent(calendar: SeedCalendar): SeedGroup[] {
  return [
    { kind: "event-type", documents: eventTypes },
    { kind: "accommodation-type", documents: accommodationTypes },
    { kind: "faq-category", documents: faqCategories },
    { kind: "faq-item", documents: faqQuestions },
    { kind: "partner", documents: partners },
    { kind: "poster", documents: posters },
    { kind: "timeline-item", documents: timeline },
    { kind: "accommodation", documents: accommodation },
    { kind: "event", documents: events(calendar) },
    { kind: "news-article", documents: newsArticles(calendar) },
    { kind: "arrangement", documents: arrangements },
    { kind: "zone", documents: zoneDocuments(demoTrack) },
    { kind: "corner", documents: cornerDocuments(demoTrack) },
    { kind: "point-of-interest", documents: placeDocuments(demoTrack) },
    { kind: "camera", documents: cameras },
    { kind: "viewpoint", documents: viewpoints },
    { kind: "circuit", documents: [circuitDocument(demoTrack)] },
    { kind: "stand", documents: stands },
    { kind: "ticket-type", documents: ticketTypes(calendar) },
    { kind: "form", documents: forms },
    { kind: "page", documents: pages(calendar) },
    { kind: "document", documents },
    { kind: "redirect", documents: redirects.map(({ key, fields }) => ({ key, plain: fields })) },
    { kind: "menu", documents: menus },
    { kind: "settings", documents: [settings] },
  ];
}
