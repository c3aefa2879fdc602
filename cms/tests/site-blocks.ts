import type { Modules } from "@strapi/strapi";
import type { Locale } from "./publish.ts";
import { richText } from "./rich-text.ts";

interface Targets {
  image: number;
  file: number;
  event: string;
  arrangement: string;
  category: string;
  partner: string;
  form: string;
}

type Zone = NonNullable<Modules.Documents.Params.Data.Input<"api::page.page">["blocks"]>;

/** One block of every kind, every field filled. */
export function blocksOf({ image, file, event, arrangement, category, partner, form }: Targets, locale: Locale): Zone {
  const picture = { image, alternativeText: `Bocht (${locale})`, caption: "Bij zonsondergang" };
  const link = { label: "Lees meer", url: "/nieuws", style: "outline" as const };
  const title = `Titel (${locale})`;

  return [
    {
      __component: "blocks.hero",
      kicker: "Boven",
      title,
      intro: "Inleiding",
      image: picture,
      tone: "light",
      buttons: [link],
    },
    { __component: "blocks.rich-text", content: richText },
    {
      __component: "blocks.text-with-media",
      title,
      content: richText,
      image: picture,
      imagePosition: "left",
      colour: "blue",
      buttons: [link],
    },
    { __component: "blocks.gallery", title, images: [picture, picture] },
    {
      __component: "blocks.cards",
      title,
      intro: "Kies",
      cards: [{ title: "Kaart", text: "Tekst", url: "/business", colour: "pink", image: picture }],
    },
    {
      __component: "blocks.call-to-action",
      title,
      text: "Kom",
      colour: "primary",
      image: picture,
      buttons: [link, link],
    },
    { __component: "blocks.ticket-shop", title, text: "Kies" },
    { __component: "blocks.cart", title, text: "Kies" },
    { __component: "blocks.quote", text: "Harder", author: "Rijder", role: "Kampioen" },
    { __component: "blocks.table", caption: "Tijden", rows: "Dag | Open\nVrijdag | 08:00" },
    {
      __component: "blocks.video",
      title,
      description: "Een ronde",
      file,
      captions: file,
      externalUrl: "https://film.example",
      poster: picture,
    },
    { __component: "blocks.downloads", title, files: [{ title: "Reglement", file }] },
    { __component: "blocks.partners", title, partners: [partner] },
    {
      __component: "blocks.event-list",
      title,
      question: "Wat wil je zien?",
      showFilters: true,
      pageSize: 6,
      emptyTitle: "Niets",
      emptyText: "Kies ruimer",
      link,
    },
    { __component: "blocks.featured-events", title, colour: "turqoise", events: [event] },
    { __component: "blocks.news-list", title, paginated: true, pageSize: 9, link },
    { __component: "blocks.accommodation-list", title, question: "Hoe slaap je?", showFilters: true, limit: 3, link },
    { __component: "blocks.arrangement-list", title, arrangements: [arrangement], limit: 3, link },
    {
      __component: "blocks.faq",
      title,
      showSearch: false,
      categories: [category],
      asideTitle: "Niets gevonden?",
      asideText: "Vraag het",
      contactLink: link,
    },
    { __component: "blocks.timeline", title, intro: "Lang geleden", limit: 4, link },
    {
      __component: "blocks.posters",
      title,
      intro: "Aan de muur",
      filter: "missing",
      limit: 6,
      link,
      wantedUrl: "/posters/gezocht",
    },
    {
      __component: "blocks.countdown",
      title,
      text: "Bijna",
      colour: "orange",
      until: "2027-06-25T18:00:00.000Z",
      event,
      buttons: [link],
    },
    { __component: "blocks.form", title, text: "Vul in", form },
    { __component: "blocks.newsletter", title, text: "Elke maand" },
    { __component: "blocks.app-promotion", title, text: "Live timing", image: picture },
  ];
}
