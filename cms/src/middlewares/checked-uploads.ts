import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { submissionPath } from "#contract/forms/submission";
import { panelLanguage } from "../content/editing/panel-request.ts";
import { receivedFiles } from "../uploads/received-files.ts";
import { replacementProblem } from "../uploads/replacement-problem.ts";
import { uploadProblem } from "../uploads/upload-problem.ts";

/** Strapi's route that fetches an address: also one inside the network, and unchecked. The panel doesn't use it. */
const fetching = /\/upload-from-urls\/*$/iu;

/** Where a file is replaced that the address itself names. */
const replacing = /\/upload\/files\/(?<id>\d+)\/replace\/*$/iu;

/**
 * Refuses uploads that aren't what their name says or are of another kind than what they
 * replace, with a sentence where the media library shows it. Strapi's own check comes after this one.
 */
const checkedUploads: Core.MiddlewareFactory =
  (_config, { strapi }) =>
  async (ctx, next) => {
    // Pictures of visitors go elsewhere, and are made anew first.
    if (ctx.path === submissionPath) return next();
    if (fetching.test(ctx.path)) throw new errors.ForbiddenError("Kies een bestand van je computer.");

    const replaced = replacing.exec(ctx.path)?.groups?.id ?? ctx.query.id;
    for (const file of receivedFiles(ctx.request.files)) {
      // As Windows names what is saved from a web page.
      const name = (file.originalFilename ?? "").replace(/\.(?:jfif|jpe|pjpe?g|pjp)$/iu, ".jpg");
      file.originalFilename = name;
      const problem =
        (await uploadProblem(name, file.filepath, panelLanguage(strapi))) ??
        (await replacementProblem(strapi, replaced, name));
      if (problem !== null) throw new errors.ValidationError(problem);
    }
    await next();
  };

export default checkedUploads;
