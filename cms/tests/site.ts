import type { Core } from "@strapi/strapi";
import { blocksOf } from "./site-blocks.ts";
import { type Locale, makePicture, publish, upload } from "./publish.ts";
import { richText } from "./rich-text.ts";

/** Ids of what `buildSite` made, for tests that change it. */
export interface Site {
  image: number;
  file: number;
  type: string;
  event: string;
  news: string;
  arrangement: string;
  accommodation: string;
  page: string;
  home: string;
  category: string;
  partner: string;
}

/** Text that differs by language. */
export const text = (locale: Locale, words: string) => `${words} (${locale})`;

const link = { label: "Tickets", url: "/tickets", style: "outline" as const };

/** Publishes one document of every kind in both languages, every field filled, and a page with every block. */
export async function buildSite(strapi: Core.Strapi): Promise<Site> {
  const image = await upload(strapi, "start.jpg", "image/jpeg", await makePicture());
  const file = await upload(strapi, "regels.pdf", "application/pdf", Buffer.from("%PDF-1.4\n%%EOF\n"));
  const picture = (locale: Locale) => ({ image, alternativeText: text(locale, "De start"), caption: "Foto" });
  const seo = { title: "Kort", description: "Omschrijving", noIndex: true };

  const type = await publish(strapi, "api::event-type.event-type", (l) => ({ name: text(l, "Superbike"), slug: `superbike-${l}` }));
  const stay = await publish(strapi, "api::accommodation-type.accommodation-type", (l) => ({ name: text(l, "Camping"), slug: `camping-${l}` }));
  const partner = await publish(strapi, "api::partner.partner", (l) => ({ name: "Bandenbedrijf", url: "https://banden.example", logo: picture(l) }));
  const category = await publish(strapi, "api::faq-category.faq-category", (l) => ({ name: text(l, "Media"), slug: `media-${l}`, order: 1 }));
  for (const order of [2, 1]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, second in line first
    await publish(strapi, "api::faq-item.faq-item", (l) => ({ question: text(l, `Vraag ${order}`), answer: richText, category, order }));
  }

  const accommodation = await publish(strapi, "api::accommodation.accommodation", (l) => ({
    title: text(l, "Camping De Bocht"), summary: "Naast de baan", type: stay, image: picture(l), colour: "blue" as const,
    distanceMetres: 350, facts: [{ value: "200", label: "plaatsen" }], facilities: [{ text: "Douche" }],
    priceFromCents: 4500, priceUnit: "per nacht", bookingUrl: "https://camping.example",
  }));
  const news = await publish(strapi, "api::news-article.news-article", (l) => ({
    title: text(l, "Nieuw asfalt"), slug: `nieuw-asfalt-${l}`, summary: "Glad", publishedOn: "2026-05-01T08:00:00.000Z",
    cover: picture(l), coverCaption: "De baan", author: "Redactie", blocks: [{ __component: "blocks.rich-text" as const, content: richText }], seo,
  }));
  const event = await publish(strapi, "api::event.event", (l) => ({
    title: text(l, "Nacht van Drenthe"), slug: `nacht-${l}`, summary: "In het donker", type, featured: true, colour: "pink" as const,
    startsAt: "2027-06-25T18:00:00.000Z", endsAt: "2027-06-27T16:00:00.000Z", venue: "Circuit", cover: picture(l),
    priceFromCents: 7900, saleState: "few-left" as const, statusLabel: "Bijna op", facts: [{ value: "24", label: "uur" }], buttons: [link],
    timetable: [{ date: "2027-06-25", sessions: [{ startTime: "18:00", endTime: "19:00", title: "Start", kind: "race" as const }] }],
    blocks: [{ __component: "blocks.quote" as const, text: "Hard", author: "Rijder" }], relatedNews: [news], accommodations: [accommodation], seo,
  }));
  await strapi.documents("api::news-article.news-article").update({ documentId: news, locale: "nl", data: { events: [event] }, status: "published" });
  const arrangement = await publish(strapi, "api::arrangement.arrangement", (l) => ({
    title: text(l, "Paddock"), slug: `paddock-${l}`, summary: "Alles erbij", image: picture(l), colour: "secondary" as const, priceCents: 24900,
    vatRate: 21, priceUnit: "per persoon", groupSizeMin: 10, groupSizeMax: 40, inclusions: [{ text: "Lunch" }], buttons: [link],
    blocks: [{ __component: "blocks.newsletter" as const, title: "Blijf bij" }], events: [event], seo,
  }));

  await publish(strapi, "api::poster.poster", (l) => ({ year: 1974, artist: "J. Tekenaar", note: "Gevouwen", state: "found" as const, image: picture(l) }));
  await publish(strapi, "api::poster.poster", () => ({ year: 1975, state: "missing" as const }));
  await publish(strapi, "api::timeline-item.timeline-item", (l) => ({ year: 1926, title: text(l, "Eerste race"), text: "Zand", image: picture(l) }));
  await publish(strapi, "api::document.document", (l) => ({ title: text(l, "Reglement"), path: "/reglement", file }));
  await strapi.documents("api::redirect.redirect").create({ data: { from: "/oud", to: "/nieuw", permanent: false }, status: "published" });

  const ids = { image, file, type, event, news, arrangement, accommodation, category, partner };
  const page = await publish(strapi, "api::page.page", (l) => ({
    title: text(l, "Alles"), slug: `diep/${l}/alles`, heading: "Alles op een rij", intro: "Van boven naar beneden", colourMode: "dark" as const,
    tagManagerViewName: "alles", seo, blocks: blocksOf(ids, l),
  }));
  const home = await publish(strapi, "api::page.page", (l) => ({ title: text(l, "Voorpagina"), slug: "home" }));
  const logo = { logoLight: image, logoDark: image, hundredYearsLogoLight: image, hundredYearsLogoDark: image, shareImage: image };
  await publish(strapi, "api::settings.settings", (l) => ({
    ...logo, brandName: "Circuit", cartPage: l === "nl" ? "/winkelwagen" : "/en/cart", hideNewsletterOnPage: [page],
    colours: { primary: "#00B259", dark: "#0B1416" }, socials: [{ network: "youtube" as const, label: "YouTube", url: "https://youtube.example" }],
    appStoreUrl: "https://apple.example", playStoreUrl: "https://play.example", popup: { title: "De app", text: "Live", button: "Haal hem", image: picture(l) },
    contact: { organisation: "Circuit", street: "Baan 1", postcode: "9400 AA", city: "Assen", phone: "+31 592 000 000", email: "info@circuit.example" },
    contactPage: "/contact", newsletterTitle: text(l, "Nieuwsbrief"), newsletterAction: "https://lijst.example/subscribe",
  }));
  return { ...ids, page, home };
}
