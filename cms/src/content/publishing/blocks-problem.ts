import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { choicePopulates, chosenProblem } from "./chosen-problem.ts";
import { tableProblem } from "./table-problem.ts";
import type { DraftRef } from "../draft-ref.ts";

/** Blocks that can pass the checks of each field and still show nothing, or too much. */
const on = {
  ...choicePopulates,
  "blocks.table": true,
  "blocks.video": { populate: { file: { select: ["id"] } } },
  "blocks.form": { populate: { form: { select: ["id"] } } },
  "blocks.countdown": { populate: { event: { select: ["id"] } } },
};

const text = z.string().nullish();
const related = z.object({ id: z.number() }).nullish();

const blockSchema = z.looseObject({
  __component: z.string(),
  title: text,
  caption: text,
  rows: text,
  externalUrl: text,
  file: related,
  event: related,
  form: related,
  until: z.unknown().optional(),
});

type Block = z.infer<typeof blockSchema>;

const draftSchema = z.object({ blocks: z.array(blockSchema).nullish() }).nullable();

/**
 * Returns why the blocks of a draft can't be published, in Dutch: a table is malformed, a film, a countdown or a form
 * block has nothing to show, or a choice of entries has none on the site.
 *
 * @param uid - A type with a dynamic zone `blocks`.
 * @returns `null` when they can.
 */
export async function blocksProblem(
  strapi: Core.Strapi,
  { uid, documentId, locale }: DraftRef,
): Promise<string | null> {
  const where = { documentId, locale, publishedAt: null };
  const found: unknown = await strapi.db.query(uid).findOne({ where, populate: { blocks: { on } } });

  const blocks = draftSchema.parse(found)?.blocks ?? [];
  return blocks.map(problemOf).find((problem) => problem !== null) ?? chosenProblem(strapi, blocks, locale);
}

function problemOf({ __component, title, caption, rows, externalUrl, file, event, form, until }: Block): string | null {
  switch (__component) {
    case "blocks.table":
      return tableProblem(caption ?? "", rows ?? "");
    case "blocks.video":
      return file || externalUrl
        ? null
        : `De video ‘${title}’ heeft nog geen film: kies een filmbestand of vul een adres in.`;
    case "blocks.countdown":
      return event || until ? null : `De aftelklok ‘${title}’ telt nergens naar af: kies een evenement of een moment.`;
    case "blocks.form":
      return form ? null : "Een blok ‘Formulier’ heeft nog geen formulier: kies er een.";
    default:
      return null;
  }
}
