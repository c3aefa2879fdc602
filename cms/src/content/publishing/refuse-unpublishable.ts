import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { coreService } from "../../strapi-internals/services.ts";
import { schemaOf } from "../schema-parts.ts";
import { translateError } from "./translate-errors.ts";
import { linkProblem } from "./link-problem.ts";
import type { DraftRef } from "../draft-ref.ts";
import { readDraft } from "./publishing-check.ts";
import { publishingProblem } from "./publishing-problem.ts";

/**
 * Refuses a draft that the panel would refuse to publish, without publishing anything. Only for a document without a
 * published version in this language: that would count as another document with the same slug.
 *
 * @throws {ValidationError} The first reason; about a single field, Strapi's own, which `translateError` rewords.
 */
export async function refuseUnpublishable(strapi: Core.Strapi, ref: DraftRef): Promise<void> {
  const draft = await readDraft(strapi, ref);
  if (draft === null) return;
  const problem = (await publishingProblem(strapi, draft)) ?? (await linkProblem(strapi, draft));
  if (problem !== null) throw new errors.ValidationError(problem);

  const { uid, locale, entry } = draft;
  const options = { isDraft: false, locale } as const;
  await coreService(strapi, "entityValidator").validateEntityCreation(schemaOf(strapi, uid), entry, options);
}

/** Returns why a draft can't be published now, in the panel's language; `null` when it can, or there is no draft. */
export async function unpublishableReason(strapi: Core.Strapi, ref: DraftRef): Promise<string | null> {
  try {
    await refuseUnpublishable(strapi, ref);
    return null;
  } catch (error) {
    const translated = await translateError(strapi, ref.uid, error, async () => (await readDraft(strapi, ref))?.entry);
    if (translated instanceof errors.ValidationError) return translated.message;
    throw translated;
  }
}
