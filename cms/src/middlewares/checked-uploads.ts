import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import * as z from "zod";
import { submissionPath } from "#contract/forms/submission";
import { uploadProblem } from "../uploads/upload-problem.ts";

const fileSchema = z.object({ filepath: z.string(), originalFilename: z.string().nullish() });

const filesSchema = z.record(z.string(), z.union([fileSchema.transform((file) => [file]), z.array(fileSchema)]));

/**
 * Refuses uploads that aren't what their name says, with a sentence in Dutch
 * where the media library shows it. Strapi's own check comes after this one.
 */
const checkedUploads: Core.MiddlewareFactory = () => async (ctx, next) => {
  // Pictures of visitors go elsewhere, and are made anew first.
  if (ctx.path === submissionPath) return next();

  const sent = filesSchema.safeParse(ctx.request.files);
  const files = sent.success ? Object.values(sent.data).flat() : [];
  for (const { originalFilename, filepath } of files) {
    const problem = await uploadProblem(originalFilename ?? "", filepath);
    if (problem !== null) throw new errors.ValidationError(problem);
  }
  await next();
};

export default checkedUploads;
