import type { Core, Modules } from "@strapi/strapi";
import { privateFiles } from "../storage/stores.ts";
import { removeMailsAbout } from "../mail/mail-table.ts";
import { deleteFiles, rememberedFiles, warnOfDamage } from "./inbox-files.ts";

/**
 * Deletes the waiting mails of a submission that staff delete, and its files once the deletion
 * is committed. Of several submissions deleted together all stay when one of them fails.
 */
export function deleteSubmissionFiles(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    const { uid, action } = context;
    if (uid !== "api::submission.submission" || action !== "delete") return next();

    const { documentId } = context.params;
    return strapi.db.transaction(async ({ onCommit }) => {
      const submission = await strapi.documents(uid).findOne({ documentId, fields: ["files"] });
      const { ids, isDamaged } = rememberedFiles(submission?.files);
      const result = await next();
      await removeMailsAbout(strapi.db, [documentId]);
      onCommit(() => {
        if (isDamaged) warnOfDamage(strapi.log, documentId);
        deleteFiles(privateFiles(strapi), ids).catch((error: unknown) => {
          strapi.log.error(`Files of the deleted submission ${documentId} are left over: ${String(error)}`);
        });
      });
      return result;
    });
  };
}
