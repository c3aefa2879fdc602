import { arrangementCard, eventCard } from "./cards.ts";
import { link, seo } from "./elements.ts";
import { localizations, sitemapFields, sitemapRelations } from "./translations.ts";
import type { Views } from "./view.ts";
import { zone } from "./zone.ts";

export const arrangementViews = {
  card: arrangementCard,
  detail: {
    fields: arrangementCard.fields,
    populate: { ...arrangementCard.populate, blocks: zone, buttons: link, events: eventCard, seo, localizations },
  },
  sitemap: { fields: [...sitemapFields], populate: sitemapRelations },
} satisfies Views<"api::arrangement.arrangement">;
