import type { Core, Modules } from "@strapi/strapi";
import { removeMailsAbout } from "../../mail/mail-table.ts";
import { subscriptionUid } from "./subscribe.ts";

/** Deletes the waiting mails of a subscription that its address stops or staff delete. */
export function deleteSubscriptionMails(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    const { uid, action } = context;
    if (uid !== subscriptionUid || action !== "delete") return next();

    const { documentId } = context.params;
    return strapi.db.transaction(async () => {
      const result = await next();
      await removeMailsAbout(strapi.db, [documentId]);
      return result;
    });
  };
}
