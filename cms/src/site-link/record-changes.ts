import type { Core, Modules } from "@strapi/strapi";
import * as z from "zod";
import { locales } from "#contract/locales";
import { publishedVersions, type PublishedVersion } from "../content/published-versions.ts";
import { lockContent } from "../database/shared-work.ts";
import { addChanges } from "./change-log.ts";
import { createRedirects } from "./create-redirects.ts";
import { restName } from "./rest-name.ts";
import { purgesOf } from "./send-purges.ts";

/** Name of the event in Strapi's event hub after each commit that recorded changes. */
export const changesRecorded = "site-link.changes-recorded";

/** Fields that determine a document's URL. */
const slugFields = ["slug", "path"];

/** Date fields by which the site's lists are sorted and filtered. */
const momentFields = ["publishedOn", "startsAt", "endsAt"];

/**
 * Document middleware that records in the change log which published documents change, in the same transaction. After
 * the commit it emits `changesRecorded` and sends the purges to the site.
 */
export function recordChanges(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    const { uid } = context;
    const type = restName(strapi, uid);
    const documentId = "documentId" in context.params ? context.params.documentId : undefined;
    if (type === null || hiddenTypes.has(uid) || readActions.has(context.action) || !isServing(strapi)) return next();

    return strapi.db.transaction(async ({ trx, onCommit }) => {
      await lockContent(strapi.db, trx);
      const before = documentId === undefined ? [] : await publishedVersions(strapi, uid, documentId);
      const result = await next();
      const id = documentId ?? createdId(result);
      const after = id === undefined ? [] : await publishedVersions(strapi, uid, id);
      if (id === undefined) return result;

      const changed = changedLocales(before, after).filter(isShown);
      const changes = changed.map((locale) => ({
        type,
        documentId: id,
        locale,
        slugs: valuesOf([...before, ...after], locale, slugFields),
        moments: valuesOf([...before, ...after], locale, momentFields),
      }));
      if (changes.length === 0) return result;

      await addChanges(strapi.db, changes);
      await createRedirects(strapi, uid, before, after);
      onCommit(() => {
        void strapi.eventHub.emit(changesRecorded);
        purgesOf(strapi).wake();
      });
      return result;
    });
  };
}

/** Content types of the inbox, which the site never shows. */
const hiddenTypes = new Set<string>(["api::submission.submission", "api::subscription.subscription"]);

/** Whether the site has a language. It would refuse a whole purge that names one of the panel's other languages. */
function isShown(locale: string | null): boolean {
  return locale === null || locales.some((code) => code === locale);
}

const readActions = new Set(["findOne", "findMany", "findFirst", "count"]);

/** Whether the server listens. It doesn't while an empty CMS is seeded, which isn't recorded as changes. */
function isServing({ server }: Core.Strapi): boolean {
  return server.httpServer.listening;
}

const createdSchema = z.object({ documentId: z.string() });

function createdId(result: unknown): string | undefined {
  return createdSchema.safeParse(result).data?.documentId;
}

/** Compares published versions and returns the languages that changed; shared fields change several languages. */
function changedLocales(before: readonly PublishedVersion[], after: readonly PublishedVersion[]): (string | null)[] {
  const of = (versions: readonly PublishedVersion[], locale: string | null) =>
    JSON.stringify(versions.find((version) => (version.locale ?? null) === locale) ?? null);
  const touched = new Set([...before, ...after].map(({ locale }) => locale ?? null));
  return [...touched].filter((locale) => of(before, locale) !== of(after, locale));
}

function valuesOf(versions: readonly PublishedVersion[], locale: string | null, fields: readonly string[]): string[] {
  const ofLocale = versions.filter((version) => (version.locale ?? null) === locale);
  const values = ofLocale.flatMap((version) => fields.map((field) => version[field]));
  const texts = values.map((value) => (value instanceof Date ? value.toISOString() : value));
  return [...new Set(texts.filter((value) => typeof value === "string"))];
}
