import type { Core } from "@strapi/strapi";
import { addMails, type NewMail } from "../mail/mail-table.ts";
import type { Shop } from "../shop/shop.ts";
import { accountMails } from "./mails/account-mails.ts";

/** What the calls of accounts work with; `index.ts` puts it together. */
export interface Accounts {
  strapi: Core.Strapi;
  shop: Shop;
  /** Address of the visitors' site, without a trailing slash: passkeys work there alone. */
  siteUrl: string;
  mails: ReturnType<typeof accountMails>;
  /** Puts a mail in the queue, in the transaction under way if there is one. */
  send: (mail: NewMail) => Promise<void>;
}

interface Surroundings {
  shop: Shop;
  /** Address of the visitors' site. */
  siteUrl: string;
  /** Called after a mail was queued. */
  onMail: () => void;
}

/** Puts together what the calls need. */
export function openAccounts(strapi: Core.Strapi, { shop, siteUrl, onMail }: Surroundings): Accounts {
  const site = siteUrl.replace(/\/+$/u, "");
  return {
    strapi,
    shop,
    siteUrl: site,
    mails: accountMails(site),
    async send(mail) {
      await strapi.db.transaction(async ({ onCommit }) => {
        await addMails(strapi.db, [mail]);
        onCommit(onMail);
      });
    },
  };
}
