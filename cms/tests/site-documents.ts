import { publish } from "./publish.ts";
import { richText } from "./rich-text.ts";
import { link, type Materials, seo, text } from "./site-materials.ts";

/** Publishes a place to stay and a news article. */
export async function publishRelated({ strapi, picture }: Materials, { stay }: { stay: string }) {
  const accommodation = await publish(strapi, "api::accommodation.accommodation", (l) => ({
    title: text(l, "Camping De Bocht"),
    summary: "Naast de baan",
    type: stay,
    image: picture(l),
    colour: "blue" as const,
    distanceMetres: 350,
    facts: [{ value: "200", label: "plaatsen" }],
    facilities: [{ text: "Douche" }],
    priceFromCents: 4500,
    priceUnit: "per nacht",
    bookingUrl: "https://camping.example",
    waitingListUrl: "mailto:lijst@camping.example",
    offers: [{ priceFromCents: 5200, placesLeft: 0 }],
  }));
  const news = await publish(strapi, "api::news-article.news-article", (l) => ({
    title: text(l, "Nieuw asfalt"),
    slug: `nieuw-asfalt-${l}`,
    summary: "Glad",
    publishedOn: "2026-05-01T08:00:00.000Z",
    cover: picture(l),
    coverCaption: "De baan",
    author: "Redactie",
    blocks: [{ __component: "blocks.rich-text" as const, content: richText }],
    seo,
  }));
  return { accommodation, news };
}

/** Publishes an event with everything a detail page shows; the Dutch news article links back to it. */
export async function publishEvent(
  { strapi, picture }: Materials,
  { type, news, accommodation }: { type: string; news: string; accommodation: string },
): Promise<string> {
  const event = await publish(strapi, "api::event.event", (l) => ({
    title: text(l, "Nacht van Drenthe"),
    slug: `nacht-${l}`,
    summary: "In het donker",
    type,
    featured: true,
    colour: "pink" as const,
    startsAt: "2027-06-25T18:00:00.000Z",
    endsAt: "2027-06-27T16:00:00.000Z",
    venue: "Circuit",
    cover: picture(l),
    priceFromCents: 7900,
    saleState: "few-left" as const,
    statusLabel: "Bijna op",
    facts: [{ value: "24", label: "uur" }],
    buttons: [link],
    timetable: [
      {
        date: "2027-06-25",
        sessions: [{ startTime: "18:00", endTime: "19:00", title: "Start", titleEn: "Start", kind: "race" as const }],
      },
    ],
    blocks: [{ __component: "blocks.quote" as const, text: "Hard", author: "Rijder" }],
    relatedNews: [news],
    accommodations: [accommodation],
    seo,
  }));
  await strapi
    .documents("api::news-article.news-article")
    .update({ documentId: news, locale: "nl", data: { events: [event] }, status: "published" });
  return event;
}

/** Publishes an arrangement for an event. */
export function publishArrangement({ strapi, picture }: Materials, event: string): Promise<string> {
  return publish(strapi, "api::arrangement.arrangement", (l) => ({
    title: text(l, "Paddock"),
    slug: `paddock-${l}`,
    summary: "Alles erbij",
    image: picture(l),
    colour: "secondary" as const,
    priceCents: 24900,
    vatRate: 21,
    priceUnit: "per persoon",
    groupSizeMin: 10,
    groupSizeMax: 40,
    inclusions: [{ text: "Lunch" }],
    buttons: [link],
    blocks: [{ __component: "blocks.newsletter" as const, title: "Blijf bij" }],
    events: [event],
    seo,
  }));
}
