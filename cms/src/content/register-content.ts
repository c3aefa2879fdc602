import type { Core } from "@strapi/strapi";
import { runJob } from "../database/run-job.ts";
import { beginTranslation } from "./editing/begin-translation.ts";
import { cleanTexts } from "./editing/clean-texts.ts";
import { limitSlugLength } from "./editing/limit-slug-length.ts";
import { excludeSlugFromLocaleCopy } from "./editing/exclude-slug-from-locale-copy.ts";
import { recordPreviousStart } from "./editing/record-previous-start.ts";
import { makeSlug } from "./editing/make-slug.ts";
import { refuseStale } from "./editing/refuse-stale.ts";
import { refuseUnreadableDates } from "./editing/refuse-unreadable-dates.ts";
import { addLanguages } from "./languages.ts";
import { protectFixedMenus } from "./navigation/protect-fixed-menus.ts";
import { checkBeforePublishing } from "./publishing/check-before-publishing.ts";
import { completePublishing } from "./publishing/complete-publishing.ts";
import { translateErrors } from "./publishing/translate-errors.ts";
import { prefixEntryTitle } from "./publishing/prefix-entry-title.ts";
import { publishEachLanguage } from "./publishing/publish-each-language.ts";
import { guardScheduled } from "./scheduling/guard-scheduled.ts";
import { schedulePublication } from "./scheduling/schedule-publication.ts";
import { publishDue } from "./scheduling/publish-due.ts";
import { preventRemovalInUse } from "./uses/prevent-removal-in-use.ts";

/** Document middlewares around all others: they publish each language separately, and reword errors for editors. */
export const outerMiddlewares = [publishEachLanguage, prefixEntryTitle, translateErrors] as const;

/** Document middlewares that correct or refuse what is saved. */
export const savingMiddlewares = [
  cleanTexts,
  refuseUnreadableDates,
  refuseStale,
  makeSlug,
  recordPreviousStart,
  beginTranslation,
] as const;

/** Document middlewares that check what is published or taken off the site, and complete it. */
export const publishingMiddlewares = [
  preventRemovalInUse,
  protectFixedMenus,
  checkBeforePublishing,
  schedulePublication,
  guardScheduled,
  completePublishing,
] as const;

/** Limits the length of slugs, and keeps Strapi from copying them to other languages. */
export function registerContent(strapi: Core.Strapi): void {
  limitSlugLength(strapi);
  excludeSlugFromLocaleCopy(strapi);
}

/** Adds the languages, and a job that publishes scheduled articles. */
export async function bootstrapContent(strapi: Core.Strapi): Promise<void> {
  await addLanguages(strapi);
  strapi.cron.add({
    scheduledPublishing: {
      task: () => runJob(strapi, "scheduled publishing", () => publishDue(strapi)),
      options: { rule: "* * * * *" },
    },
  });
}
