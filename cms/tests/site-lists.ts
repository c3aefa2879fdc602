import { publish } from "./publish.ts";
import { formOf } from "./site-form.ts";
import { richText } from "./rich-text.ts";
import { type Materials, text } from "./site-materials.ts";

/** Publishes the types, a partner, a form and a category with two questions. */
export async function publishLists({ strapi, picture }: Materials) {
  const type = await publish(strapi, "api::event-type.event-type", (l) => ({
    name: text(l, "Superbike"),
    slug: `superbike-${l}`,
  }));
  const stay = await publish(strapi, "api::accommodation-type.accommodation-type", (l) => ({
    name: text(l, "Camping"),
    slug: `camping-${l}`,
  }));
  const partner = await publish(strapi, "api::partner.partner", (l) => ({
    name: "Bandenbedrijf",
    url: "https://banden.example",
    logo: picture(l),
  }));
  const category = await publish(strapi, "api::faq-category.faq-category", (l) => ({
    name: text(l, "Media"),
    slug: `media-${l}`,
    order: 1,
  }));
  for (const order of [2, 1]) {
    await publish(strapi, "api::faq-item.faq-item", (l) => ({
      question: text(l, `Vraag ${order}`),
      answer: richText,
      category,
      order,
    }));
  }

  const form = await publish(strapi, "api::form.form", formOf);

  return { type, stay, partner, category, form };
}

/** Publishes posters, a moment of history, a publication and a redirect. */
export async function publishCollections({ strapi, picture, file }: Materials): Promise<void> {
  await publish(strapi, "api::poster.poster", (l) => ({
    year: 1974,
    artist: "J. Tekenaar",
    note: "Gevouwen",
    state: "found" as const,
    image: picture(l),
  }));
  await publish(strapi, "api::poster.poster", () => ({ year: 1975, state: "missing" as const }));
  await publish(strapi, "api::timeline-item.timeline-item", (l) => ({
    year: 1926,
    title: text(l, "Eerste race"),
    text: "Zand",
    image: picture(l),
  }));
  await publish(strapi, "api::document.document", (l) => ({ title: text(l, "Reglement"), path: "/reglement", file }));
  await strapi
    .documents("api::redirect.redirect")
    .create({ data: { from: "/oud", to: "/nieuw", permanent: false }, status: "published" });
}
