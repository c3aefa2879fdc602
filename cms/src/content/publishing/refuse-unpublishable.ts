import type { Core, UID } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { coreService } from "../../strapi-internals/services.ts";
import { schemaOf } from "../editing/field-place.ts";
import { translateError } from "./translate-errors.ts";
import { linkProblem } from "./link-problem.ts";
import { populateOfParts } from "./entry-links.ts";
import { publishingProblem } from "./publishing-problem.ts";

/**
 * Refuses a draft that publishing from the panel would refuse, for the same reason, and publishes nothing.
 * Its document has no published version in this language: one would count as another with the same slug.
 *
 * @throws ValidationError with the first reason in the order in which publishing looks; of fields as Strapi says it,
 *   which `translateError` puts into the editor's words.
 */
export async function refuseUnpublishable(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
  locale: string,
): Promise<void> {
  const problem =
    (await publishingProblem(strapi, uid, documentId, locale)) ?? (await linkProblem(strapi, uid, documentId, locale));
  if (problem !== null) throw new errors.ValidationError(problem);
  await checkFields(strapi, uid, documentId, locale);
}

/**
 * What keeps a draft from being published at this moment, in the panel's language.
 *
 * @returns `null` when nothing does, or there is no such draft.
 */
export async function unpublishableReason(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
  locale: string,
): Promise<string | null> {
  try {
    await refuseUnpublishable(strapi, uid, documentId, locale);
    return null;
  } catch (error) {
    const worded = await translateError(strapi, uid, error, () => draftOf(strapi, uid, documentId, locale));
    if (worded instanceof errors.ValidationError) return worded.message;
    throw worded;
  }
}

/** Refuses a draft in which a field isn't what its type asks of something published. */
async function checkFields(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
  locale: string,
): Promise<void> {
  const draft = await draftOf(strapi, uid, documentId, locale);
  if (draft === null) return;
  await coreService(strapi, "entityValidator").validateEntityCreation(schemaOf(strapi, uid), draft, {
    isDraft: false,
    locale,
  });
}

async function draftOf(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
  locale: string,
): Promise<object | null> {
  const where = { documentId, locale, publishedAt: null };
  return strapi.db.query(uid).findOne({ where, populate: populateOfParts(strapi, uid) });
}
