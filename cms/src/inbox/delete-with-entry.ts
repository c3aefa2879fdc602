import type { Core, Modules } from "@strapi/strapi";
import { removeMailsAbout } from "../mail/mail-table.ts";
import { privateFileStore } from "../storage/stores.ts";
import { deleteFiles, readStoredFiles, warnOfDamagedFileList } from "./inbox-files.ts";
import { subscriptionUid } from "./subscriptions/subscribe.ts";

const submissionUid = "api::submission.submission";

/**
 * Document middleware that deletes the queued mails of a deleted submission or subscription, and a submission's files
 * once the deletion is committed.
 */
export function deleteMailsAndFilesWithEntry(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
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
        if (files.isDamaged) warnOfDamagedFileList(strapi.log, documentId);
        deleteFiles(privateFileStore(strapi), files.ids).catch((error: unknown) => {
          strapi.log.error(`Files of the deleted submission ${documentId} are left over: ${String(error)}`);
        });
      });
      return result;
    });
  };
}

async function filesOf(strapi: Core.Strapi, documentId: string) {
  const submission = await strapi.documents(submissionUid).findOne({ documentId, fields: ["files"] });
  return readStoredFiles(submission?.files);
}
