import type { Core, Modules } from "@strapi/strapi";
import { removeMailsAbout } from "../mail/mail-table.ts";
import { deleteFiles, keptFilesSchema } from "./inbox-files.ts";

/** Deletes the pictures and the waiting mails of a submission that staff delete. */
export function forgetFiles(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    if (context.uid !== "api::submission.submission" || context.action !== "delete") return next();

    const { documentId } = context.params;
    const submission = await strapi.documents(context.uid).findOne({ documentId, fields: ["files"] });
    const result = await next();
    await removeMailsAbout(strapi.db, [documentId]);
    await deleteFiles(strapi.config.get<string>("inbox.folder"), keptFilesSchema.parse(submission?.files));
    return result;
  };
}
