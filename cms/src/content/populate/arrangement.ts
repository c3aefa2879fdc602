import { arrangementCard, eventCard } from "./cards.ts";
import { link, seo } from "./elements.ts";
import { localizations, sitemapEntry } from "./translations.ts";
import type { Views } from "./view.ts";
import { zone } from "./zone.ts";

export const arrangementViews = {
  card: arrangementCard,
  detail: {
    fields: arrangementCard.fields,
    populate: { ...arrangementCard.populate, blocks: zone, buttons: link, events: eventCard, seo, localizations },
  },
  sitemap: sitemapEntry,
} satisfies Views<"api::arrangement.arrangement">;
