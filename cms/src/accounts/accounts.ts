import type { Core } from "@strapi/strapi";
import { addMails, type NewMail } from "../mail/mail-table.ts";
import { mailsOf } from "../mail/mails-service.ts";
import { type Shop, shopOf } from "../shop/shop.ts";
import { accountMails } from "./mails/account-mails.ts";

/** What the calls of accounts work with; `openAccounts` puts it together. */
export interface Accounts {
  strapi: Core.Strapi;
  shop: Shop;
  /** Address of the visitors' site, without a trailing slash: passkeys work there alone. */
  siteUrl: string;
  mails: ReturnType<typeof accountMails>;
  /** Puts a mail in the queue, in the transaction under way if there is one. */
  send: (mail: NewMail) => Promise<void>;
}

/** Puts together what the calls need. */
export function openAccounts({ strapi }: { strapi: Core.Strapi }): Accounts {
  const siteUrl = strapi.config.get<string>("site.url");
  return {
    strapi,
    shop: shopOf(strapi),
    siteUrl,
    mails: accountMails(siteUrl),
    async send(mail) {
      await strapi.db.transaction(async ({ onCommit }) => {
        await addMails(strapi.db, [mail]);
        onCommit(() => mailsOf(strapi).wake());
      });
    },
  };
}

/** The accounts of this CMS: a service of the plugin `accounts`. */
export const accountsOf = (strapi: Core.Strapi): Accounts => strapi.plugin("accounts").service("accounts");
