import type { Core, UID } from "@strapi/strapi";
import * as z from "zod";
import { serviceOf } from "../strapi-internals/services.ts";
import { mergeTimetables } from "./merge-timetables.ts";

const text = z
  .string()
  .nullish()
  .transform((value) => value || null);

const versionSchema = z.object({ documentId: z.string(), locale: z.string(), publishedAt: z.unknown() });

const timetableSchema = z.array(
  z.object({
    date: z.string(),
    sessions: z.array(
      z.object({
        startTime: z.string(),
        endTime: text,
        endsNextDay: z
          .boolean()
          .nullish()
          .transform((value) => value ?? false),
        kind: text,
        title: z.string(),
        titleEn: text,
      }),
    ),
  }),
);

const eventSchema = versionSchema.extend({ timetable: timetableSchema });

const settingsSchema = versionSchema.extend({
  contact: z.record(z.string(), z.unknown()).nullish(),
  socials: z.array(z.unknown()),
  appStoreUrl: text,
  playStoreUrl: text,
});

/** A document's drafts, or its published versions, by language. */
type Versions<Version> = Partial<Record<string, Version>>;

/**
 * Migrates, once, content in which each language had its own timetables, contact details, social networks and app store
 * links, which languages share now. Drafts and published versions are migrated separately.
 */
export async function shareBetweenLanguages(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: "core", name: "upgrades" });
  if ((await store.get({ key: "shared-between-languages" })) !== null) return;

  await strapi.db.transaction(async () => {
    await shareTimetables(strapi);
    await shareSettings(strapi);
    await store.set({ key: "shared-between-languages", value: true });
  });
}

async function shareTimetables(strapi: Core.Strapi): Promise<void> {
  const uid = "api::event.event";
  const populate = { timetable: { populate: { sessions: true } } };
  for (const documentId of await documentIds(strapi, uid)) {
    const found: unknown = await strapi.db.query(uid).findMany({ where: { documentId }, populate });
    for (const { nl, en } of byStatus(z.array(eventSchema).parse(found))) {
      const version = nl ?? en;
      if (version === undefined || (nl?.timetable.length ?? 0) + (en?.timetable.length ?? 0) === 0) continue;
      const timetable = mergeTimetables(nl?.timetable ?? [], en?.timetable ?? []);
      await giveToAll(strapi, uid, version, { timetable });
    }
  }
}

async function shareSettings(strapi: Core.Strapi): Promise<void> {
  const uid = "api::settings.settings";
  const found: unknown = await strapi.db.query(uid).findMany({ populate: { contact: true, socials: true } });
  for (const { nl, en } of byStatus(z.array(settingsSchema).parse(found))) {
    if (nl === undefined || en === undefined) continue;
    await giveToAll(strapi, uid, nl, {
      contact: mergeContact(nl.contact ?? {}, en.contact ?? {}),
      socials: nl.socials.length > 0 ? nl.socials : en.socials,
      appStoreUrl: nl.appStoreUrl ?? en.appStoreUrl,
      playStoreUrl: nl.playStoreUrl ?? en.playStoreUrl,
    });
  }
}

/** Merges contact details: Dutch values win, but a phone number with a country code is preferred. */
function mergeContact(nl: Record<string, unknown>, en: Record<string, unknown>): Record<string, unknown> | null {
  const filled = (contact: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(contact).filter(([name, value]) => name !== "id" && value !== null));
  const merged = { ...filled(en), ...filled(nl) };
  const phone = [nl["phone"], en["phone"]].find((number) => typeof number === "string" && number.startsWith("+"));
  if (phone !== undefined) merged["phone"] = phone;
  return Object.keys(merged).length === 0 ? null : merged;
}

async function documentIds(strapi: Core.Strapi, uid: UID.ContentType): Promise<Set<string>> {
  const found: unknown = await strapi.db.query(uid).findMany({ select: ["documentId"] });
  return new Set(
    z
      .array(z.object({ documentId: z.string() }))
      .parse(found)
      .map(({ documentId }) => documentId),
  );
}

function byStatus<Version extends z.infer<typeof versionSchema>>(versions: readonly Version[]): Versions<Version>[] {
  return [true, false].map((isPublished) => {
    const own = versions.filter(({ publishedAt }) => (publishedAt !== null) === isPublished);
    return Object.fromEntries(own.map((version) => [version.locale, version]));
  });
}

/** Copies fields to all languages. The source's locale is empty because Strapi skips the source's language. */
async function giveToAll(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  { documentId, publishedAt }: z.infer<typeof versionSchema>,
  fields: object,
): Promise<void> {
  const source = { documentId, publishedAt, locale: "", ...fields };
  await serviceOf(strapi, "plugin::i18n.localizations").syncNonLocalizedAttributes(source, strapi.contentType(uid));
}
