import type { Core, Modules, UID } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import * as z from "zod";
import { slugOf } from "#contract/urls/slug";
import { panelRequest } from "./panel-request.ts";
import { isPlaceholderSlug } from "./placeholder-slug.ts";

/** Of type `uid`, but for a page a plain text, since a page's slug may have several parts. */
const slugAttribute = z.object({ type: z.string(), targetField: z.string().default("title") });

/** The form of a slug of type `uid`. A page's slug may have several parts; its schema checks its form. */
const fitting = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u;

/** The form that Strapi gives a `uid`: what other programs write may be any of it. */
const uidForm = /^[\w.~-]*$/u;

const text = z.string().nullish();

/**
 * Makes the address of a draft from its title while it has none of its own: an
 * empty one, or the name of the type that Strapi fills in before there is a title.
 * A slug that an editor types is stored in lower case, so that `Contact` and `contact`
 * are one address. A published slug that wasn't changed stays as it is.
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
      const isTyped = panelRequest(strapi) !== null;
      const form = isTyped ? fitting : uidForm;
      if (attribute.type === "uid" && !form.test(typed)) throw refusal(`slug must match the following: ${form}`);
      if (isTyped) await refuseTaken(strapi, uid, typed, locale, documentId ?? "");
    }
    return next();
  };
}

/** Whether a slug was made from this title before, perhaps with a number because it was taken. */
function isMadeOf(made: string, slug: string | null | undefined): boolean {
  return slug != null && slug.startsWith(made) && /^(?:-\d+)?$/u.test(slug.slice(made.length));
}

const slugsSchema = z.array(z.object({ slug: text }));

/** A slug as it is, or with the first number behind it with which no entry in this language has it. */
async function unusedSlug(strapi: Core.Strapi, uid: UID.ContentType, slug: string, locale: string): Promise<string> {
  const where = { slug: { $startsWith: slug }, locale };
  const used = slugsSchema.parse(await strapi.db.query(uid).findMany({ where, select: ["slug"] }));
  const isUsed = (candidate: string) => used.some((entry) => entry.slug === candidate);
  let unused = slug;
  for (let number = 1; isUsed(unused); number += 1) unused = `${slug}-${number}`;
  return unused;
}

/** Strapi checks that a slug is unique only when it publishes, and takes capitals for a different slug. */
async function refuseTaken(strapi: Core.Strapi, uid: UID.ContentType, slug: string, locale: string, own: string) {
  const where = { slug: { $eqi: slug }, locale, documentId: { $ne: own } };
  if ((await strapi.db.query(uid).count({ where })) === 0) return;
  throw refusal("This attribute must be unique");
}

/** An error in the form of Strapi's own checks, which `translateErrors` rewords. */
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
