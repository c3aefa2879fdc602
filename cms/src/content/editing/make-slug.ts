import type { Core, Modules, UID } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import * as z from "zod";
import { slugOf } from "#contract/urls/slug";
import { currentFormRequest } from "./panel-request.ts";
import { isPlaceholderSlug } from "./placeholder-slug.ts";

/** The slug attribute of a type: a `uid`, but a plain string for a page, whose slug may contain slashes. */
const slugAttribute = z.object({ type: z.string(), targetField: z.string().default("title") });

/** What editors may type as a slug of type `uid`; a page's schema checks its slug. */
const fitting = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u;

/** What Strapi allows in a `uid`, and callers outside the panel may write. */
const uidForm = /^[\w.~-]*$/u;

const text = z.string().nullish();

/**
 * Makes a draft's slug from its title while it has none: it is empty, or the placeholder that Strapi fills in before
 * there is a title. A typed slug is stored in lower case, so that `Contact` and `contact` are one URL. An unchanged
 * published slug stays as it is.
 */
export function makeSlug(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    const { uid, action, params } = context;
    const attribute = slugAttribute.safeParse(Reflect.get(strapi.contentType(uid).attributes, "slug")).data;
    if (attribute === undefined || (action !== "create" && action !== "update")) return next();

    const data: Record<string, unknown> = params.data ?? {};
    const documentId = action === "update" ? params.documentId : null;
    const locale = typeof params.locale === "string" ? params.locale : "nl";
    const before =
      documentId === null ? none : await versionsOf(strapi, uid, documentId, locale, attribute.targetField);
    const slug = "slug" in data ? text.parse(data["slug"]) : before.draft?.slug;
    const title = attribute.targetField in data ? text.parse(data[attribute.targetField]) : before.draft?.title;

    if (slug && slug === before.published?.slug) return next();
    const made =
      before.published || !isPlaceholderSlug(slug, strapi.contentType(uid).info.singularName)
        ? ""
        : slugOf(title ?? "", locale);
    if (made !== "" && isMadeOf(made, before.draft?.slug)) {
      data["slug"] = before.draft?.slug;
    } else if (made !== "") {
      data["slug"] = await unusedSlug(strapi, uid, made, locale);
    } else if (slug && "slug" in data) {
      const typed = slug.trim().toLowerCase();
      data["slug"] = typed;
      const isTyped = currentFormRequest(strapi) !== null;
      const form = isTyped ? fitting : uidForm;
      if (attribute.type === "uid" && !form.test(typed)) throw refusal(`slug must match the following: ${form}`);
      if (isTyped) await refuseTaken(strapi, uid, typed, locale, documentId ?? "");
    }
    return next();
  };
}

/** Whether a slug was made from the same title before, perhaps with a number added to make it unique. */
function isMadeOf(made: string, slug: string | null | undefined): boolean {
  return slug != null && slug.startsWith(made) && /^(?:-\d+)?$/u.test(slug.slice(made.length));
}

const slugsSchema = z.array(z.object({ slug: text }));

/** Returns a slug, with a number added when an entry in this language has the same one. */
async function unusedSlug(strapi: Core.Strapi, uid: UID.ContentType, slug: string, locale: string): Promise<string> {
  const where = { slug: { $startsWith: slug }, locale };
  const used = slugsSchema.parse(await strapi.db.query(uid).findMany({ where, select: ["slug"] }));
  const isUsed = (candidate: string) => used.some((entry) => entry.slug === candidate);
  let unused = slug;
  for (let number = 1; isUsed(unused); number += 1) unused = `${slug}-${number}`;
  return unused;
}

/** Refuses a slug that another entry has: Strapi checks that only on publishing, and sees capitals as a difference. */
async function refuseTaken(strapi: Core.Strapi, uid: UID.ContentType, slug: string, locale: string, own: string) {
  const where = { slug: { $eqi: slug }, locale, documentId: { $ne: own } };
  if ((await strapi.db.query(uid).count({ where })) === 0) return;
  throw refusal("This attribute must be unique");
}

/** Makes an error like those of Strapi's own checks, which `translateErrors` rewords. */
function refusal(message: string): Error {
  return new errors.ValidationError(message, { errors: [{ path: ["slug"], message, name: "ValidationError" }] });
}

const none = { draft: null, published: null };

const versionSchema = z.object({ slug: text, title: text }).nullable();

async function versionsOf(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
  locale: string,
  titled: string,
) {
  const find = async (publishedAt: object | null) => {
    const where = { documentId, locale, publishedAt };
    const found: Record<string, unknown> | null = await strapi.db
      .query(uid)
      .findOne({ where, select: ["slug", titled] });
    return versionSchema.parse(found === null ? null : { slug: found["slug"], title: found[titled] });
  };
  return { draft: await find(null), published: await find({ $notNull: true }) };
}
