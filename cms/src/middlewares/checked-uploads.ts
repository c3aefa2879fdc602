import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { submissionPath } from "#contract/forms/submission";
import { panelLanguage } from "../content/editing/panel-request.ts";
import { receivedFiles } from "../uploads/received-files.ts";
import { replacementProblem } from "../uploads/replacement-problem.ts";
import { uploadProblem } from "../uploads/upload-problem.ts";

/** Strapi's route that uploads from a URL, even one inside the network. The panel doesn't use it. */
const fetching = /\/upload-from-urls\/*$/iu;

/** Route that replaces the file whose id is in the path. */
const replacing = /\/upload\/files\/(?<id>\d+)\/replace\/*$/iu;

/**
 * Refuses uploads whose content doesn't match their name, or whose type differs from the file that they replace, with a
 * message that the media library shows.
 */
const checkedUploads: Core.MiddlewareFactory =
  (_config, { strapi }) =>
  async (ctx, next) => {
    // Visitors' files don't go to the media library; the inbox cleans them.
    if (ctx.path === submissionPath) return next();
    if (fetching.test(ctx.path)) throw new errors.ForbiddenError("Kies een bestand van je computer.");

    const replaced = replacing.exec(ctx.path)?.groups?.id ?? ctx.query.id;
    for (const file of receivedFiles(ctx.request.files)) {
      // Windows gives JPEGs saved from a web page these extensions.
      const name = (file.originalFilename ?? "").replace(/\.(?:jfif|jpe|pjpe?g|pjp)$/iu, ".jpg");
      file.originalFilename = name;
      const problem =
        (await uploadProblem(name, file.filepath))?.[panelLanguage(strapi)] ??
        (await replacementProblem(strapi, replaced, name));
      if (problem !== null) throw new errors.ValidationError(problem);
    }
    await next();
  };

export default checkedUploads;
