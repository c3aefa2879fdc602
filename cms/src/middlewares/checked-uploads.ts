import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { submissionPath } from "#contract/forms/submission";
import { receivedFiles } from "../uploads/received-files.ts";
import { uploadProblem } from "../uploads/upload-problem.ts";

/** Has the CMS fetch an address itself: one inside the network too, and what comes is looked at by nobody. The panel doesn't ask for it. */
const fetching = /\/upload-from-urls\/?$/iu;

/**
 * Refuses uploads that aren't what their name says, with a sentence in Dutch
 * where the media library shows it. Strapi's own check comes after this one.
 */
const checkedUploads: Core.MiddlewareFactory = () => async (ctx, next) => {
  // Pictures of visitors go elsewhere, and are made anew first.
  if (ctx.path === submissionPath) return next();
  if (fetching.test(ctx.path)) throw new errors.ForbiddenError("Kies een bestand van je computer.");

  for (const { originalFilename, filepath } of receivedFiles(ctx.request.files)) {
    const problem = await uploadProblem(originalFilename ?? "", filepath);
    if (problem !== null) throw new errors.ValidationError(problem);
  }
  await next();
};

export default checkedUploads;
