import type { UID } from "@strapi/strapi";
import { arrangementCard, eventCard, partnerCard } from "./cards.ts";
import { downloadEntry, fact, file, hours, link, picture } from "./elements.ts";
import type { Selection } from "./view.ts";

type BlockUid = Extract<UID.Component, `blocks.${string}`>;

/** The selection for each kind of block in a dynamic zone; a kind without an entry is a type error. */
export const zone = {
  on: {
    "blocks.accommodation-list": { fields: ["title", "showFilters", "limit", "question"], populate: { link } },
    "blocks.app-promotion": { fields: ["title", "text"], populate: { image: picture } },
    "blocks.arrangement-list": { fields: ["title", "limit"], populate: { arrangements: arrangementCard, link } },
    "blocks.call-to-action": { fields: ["title", "text", "colour"], populate: { image: picture, buttons: link } },
    "blocks.cards": {
      fields: ["title", "intro"],
      populate: { cards: { fields: ["title", "text", "url", "colour"], populate: { image: picture } } },
    },
    "blocks.countdown": { fields: ["title", "text", "until", "colour"], populate: { event: eventCard, buttons: link } },
    "blocks.downloads": { fields: ["title"], populate: { files: downloadEntry } },
    "blocks.event-list": {
      fields: ["title", "showFilters", "featuredFirst", "pageSize", "question", "emptyTitle", "emptyText"],
      populate: { link },
    },
    "blocks.faq": {
      fields: ["title", "showSearch", "asideTitle", "asideText"],
      populate: { categories: { fields: ["slug"] }, contactLink: link },
    },
    "blocks.featured-events": { fields: ["title", "colour"], populate: { events: eventCard } },
    "blocks.form": { fields: ["title", "text", "aside", "asideColour"], populate: { form: { fields: ["slug"] } } },
    "blocks.gallery": { fields: ["title"], populate: { images: picture } },
    "blocks.hero": { fields: ["kicker", "tone", "title", "intro"], populate: { image: picture, buttons: link } },
    "blocks.news-list": { fields: ["title", "paginated", "pageSize"], populate: { link } },
    "blocks.newsletter": { fields: ["title", "text"] },
    "blocks.partners": { fields: ["title"], populate: { partners: partnerCard } },
    "blocks.posters": { fields: ["title", "intro", "filter", "limit", "wantedUrl"], populate: { link } },
    "blocks.quote": { fields: ["text", "author", "role"] },
    "blocks.rich-text": { fields: ["content"] },
    "blocks.table": { fields: ["caption", "rows"] },
    "blocks.text-with-media": {
      fields: ["title", "content", "imagePosition", "colour"],
      populate: { image: picture, buttons: link },
    },
    "blocks.timeline": { fields: ["title", "intro", "limit"], populate: { link } },
    "blocks.video": {
      fields: ["title", "description", "externalUrl"],
      populate: { file, captions: file, poster: picture },
    },
    "blocks.ticket-shop": { fields: ["title", "text"] },
    "blocks.cart": { fields: ["title", "text"] },
    "blocks.live-cameras": { fields: ["title", "text"] },
    "blocks.circuit-map": { fields: ["title", "text"] },
    "blocks.corners": { fields: ["title", "intro", "roundTitle", "roundIntro"], populate: { buttons: link } },
    "blocks.next-event": {
      fields: ["title", "tone", "colour"],
      populate: { image: picture, event: eventCard, buttons: link },
    },
    "blocks.facts": { fields: ["title", "colour"], populate: { facts: fact, link, officeHours: hours } },
    "blocks.travel": {
      fields: ["title", "intro", "colour"],
      populate: {
        modes: { fields: ["name", "figure", "unit", "cost", "steps"], populate: { image: picture, link } },
      },
    },
    "blocks.arrival-map": { fields: ["title", "text", "place"], populate: { buttons: link } },
  },
} satisfies { on: { [Uid in BlockUid]: Selection<Uid> } };
