import type { Core } from "@strapi/strapi";
import { extendService } from "../../content/extend-service.ts";
import { mayMailPassword } from "../../mail/recipient-limit.ts";

interface Asked {
  email: string;
}

/** Service of the panel that Strapi leaves untyped; source: `@strapi/admin` 5.54, `server/src/services/auth`. */
interface PanelAuth {
  forgotPassword(asked: Asked): Promise<unknown>;
}

/**
 * Limits how many mails for a forgotten password one inbox gets, from whatever network they
 * are asked for. Only mails that would be sent are counted. Above the limit no new link is made,
 * so the link of the last mail keeps working. The caller's answer is the same in every case.
 */
export function boundPasswordMails(strapi: Core.Strapi): void {
  extendService<PanelAuth>(strapi, "admin::auth", (auth) => {
    const mail = async (asked: Asked) => {
      const where = { email: asked.email, isActive: true };
      const account: Asked | null = await strapi.db.query("admin::user").findOne({ where });
      if (account === null) return;
      if (await mayMailPassword(strapi.db, account.email)) await auth.forgotPassword(asked);
      else strapi.log.info("A mail for a forgotten password isn't sent: its inbox got enough of them in a day");
    };
    // The panel's controller doesn't wait for this promise.
    return { ...auth, forgotPassword: (asked) => mail(asked).catch((error: unknown) => strapi.log.error(error)) };
  });
}
