import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { submissionPath } from "#contract/forms/submission";
import { receivedFiles } from "../uploads/received-files.ts";
import { uploadProblem } from "../uploads/upload-problem.ts";

/** Strapi's route that fetches an address: also one inside the network, and unchecked. The panel doesn't use it. */
const fetching = /\/upload-from-urls\/?$/iu;

/**
 * Refuses uploads whose content doesn't match their name, with a sentence in Dutch that
 * the media library shows. Strapi's own check comes after this one.
 */
const checkedUploads: Core.MiddlewareFactory = () => async (ctx, next) => {
  // Files of visitors don't go to the media library; `cleanFile` checks them.
  if (ctx.path === submissionPath) return next();
  if (fetching.test(ctx.path)) throw new errors.ForbiddenError("Kies een bestand van je computer.");

  for (const { originalFilename, filepath } of receivedFiles(ctx.request.files)) {
    const problem = await uploadProblem(originalFilename ?? "", filepath);
    if (problem !== null) throw new errors.ValidationError(problem);
  }
  await next();
};

export default checkedUploads;
