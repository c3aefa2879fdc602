import { accommodationList } from "./blocks/accommodation-list.ts";
import { appPromotion } from "./blocks/app-promotion.ts";
import { arrangementList } from "./blocks/arrangement-list.ts";
import { callToAction } from "./blocks/call-to-action.ts";
import { cards } from "./blocks/cards.ts";
import { countdown } from "./blocks/countdown.ts";
import { downloads } from "./blocks/downloads.ts";
import { eventList } from "./blocks/event-list.ts";
import { faq } from "./blocks/faq.ts";
import { featuredEvents } from "./blocks/featured-events.ts";
import { form } from "./blocks/form.ts";
import { gallery } from "./blocks/gallery.ts";
import { hero } from "./blocks/hero.ts";
import { newsList } from "./blocks/news-list.ts";
import { newsletter } from "./blocks/newsletter.ts";
import { nextEvent } from "./blocks/next-event.ts";
import { partners } from "./blocks/partners.ts";
import { posters } from "./blocks/posters.ts";
import { quote } from "./blocks/quote.ts";
import { richText } from "./blocks/rich-text.ts";
import { table } from "./blocks/table.ts";
import { textWithMedia } from "./blocks/text-with-media.ts";
import { timeline } from "./blocks/timeline.ts";
import { travel } from "./blocks/travel.ts";
import { video } from "./blocks/video.ts";
import { fact, hours, link } from "./elements.ts";
import type { Selection } from "./view.ts";
import type { UID } from "@strapi/strapi";

type BlockUid = Extract<UID.Component, `blocks.${string}`>;

/** The selection for each kind of block in a dynamic zone; a kind without an entry is a type error. */
export const zone = {
  on: {
    "blocks.accommodation-list": accommodationList,
    "blocks.app-promotion": appPromotion,
    "blocks.arrangement-list": arrangementList,
    "blocks.call-to-action": callToAction,
    "blocks.cards": cards,
    "blocks.countdown": countdown,
    "blocks.downloads": downloads,
    "blocks.event-list": eventList,
    "blocks.faq": faq,
    "blocks.featured-events": featuredEvents,
    "blocks.form": form,
    "blocks.gallery": gallery,
    "blocks.hero": hero,
    "blocks.news-list": newsList,
    "blocks.newsletter": newsletter,
    "blocks.partners": partners,
    "blocks.posters": posters,
    "blocks.quote": quote,
    "blocks.rich-text": richText,
    "blocks.table": table,
    "blocks.text-with-media": textWithMedia,
    "blocks.timeline": timeline,
    "blocks.video": video,
    "blocks.ticket-shop": { fields: ["title", "text"] },
    "blocks.cart": { fields: ["title", "text"] },
    "blocks.live-cameras": { fields: ["title", "text"] },
    "blocks.circuit-map": { fields: ["title", "text"] },
    "blocks.corners": { fields: ["title", "intro", "roundTitle", "roundIntro"], populate: { buttons: link } },
    "blocks.next-event": nextEvent,
    "blocks.facts": { fields: ["title", "colour"], populate: { facts: fact, link, officeHours: hours } },
    "blocks.travel": travel,
    "blocks.arrival-map": { fields: ["title", "text", "place"], populate: { buttons: link } },
  },
} satisfies { on: { [Uid in BlockUid]: Selection<Uid> } };
