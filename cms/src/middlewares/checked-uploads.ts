import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { submissionPath } from "#contract/forms/submission";
import { receivedFiles } from "../uploads/received-files.ts";
import { uploadProblem } from "../uploads/upload-problem.ts";

/**
 * Refuses uploads that aren't what their name says, with a sentence in Dutch
 * where the media library shows it. Strapi's own check comes after this one.
 */
const checkedUploads: Core.MiddlewareFactory = () => async (ctx, next) => {
  // Pictures of visitors go elsewhere, and are made anew first.
  if (ctx.path === submissionPath) return next();

  for (const { originalFilename, filepath } of receivedFiles(ctx.request.files)) {
    const problem = await uploadProblem(originalFilename ?? "", filepath);
    if (problem !== null) throw new errors.ValidationError(problem);
  }
  await next();
};

export default checkedUploads;
