import { contentRouter } from "../../../content/content-router.ts";
import { arrangementCard, eventCard } from "../../../content/populate/cards.ts";
import { localizations, sitemapEntry } from "../../../content/populate/translations.ts";
import { zone } from "../../../content/populate/zone.ts";

export default contentRouter("api::arrangement.arrangement", {
  card: arrangementCard,
  detail: {
    fields: arrangementCard.fields,
    populate: { ...arrangementCard.populate, blocks: zone, buttons: true, events: eventCard, seo: true, localizations },
  },
  sitemap: sitemapEntry,
});
