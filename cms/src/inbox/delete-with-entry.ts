import type { Core, Modules } from "@strapi/strapi";
import { removeMailsAbout } from "../mail/mail-table.ts";
import { privateFiles } from "../storage/stores.ts";
import { deleteFiles, rememberedFiles, warnOfDamage } from "./inbox-files.ts";
import { subscriptionUid } from "./subscriptions/subscribe.ts";

const submissionUid = "api::submission.submission";

/**
 * Document middleware that deletes the queued mails of a deleted submission or subscription, and a submission's files
 * once the deletion is committed.
 */
export function deleteWithEntry(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    const { uid, action } = context;
    if (action !== "delete" || (uid !== submissionUid && uid !== subscriptionUid)) return next();

    const { documentId } = context.params;
    return strapi.db.transaction(async ({ onCommit }) => {
      const files = uid === submissionUid ? await filesOf(strapi, documentId) : null;
      const result = await next();
      await removeMailsAbout(strapi.db, [documentId]);
      if (files === null) return result;
      onCommit(() => {
        if (files.isDamaged) warnOfDamage(strapi.log, documentId);
        deleteFiles(privateFiles(strapi), files.ids).catch((error: unknown) => {
          strapi.log.error(`Files of the deleted submission ${documentId} are left over: ${String(error)}`);
        });
      });
      return result;
    });
  };
}

async function filesOf(strapi: Core.Strapi, documentId: string) {
  const submission = await strapi.documents(submissionUid).findOne({ documentId, fields: ["files"] });
  return rememberedFiles(submission?.files);
}
