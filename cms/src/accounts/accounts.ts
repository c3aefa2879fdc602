import type { Core } from "@strapi/strapi";
import { addMails, type NewMail } from "../mail/mail-table.ts";
import { mailsOf } from "../mail/mails-service.ts";
import { type Shop, shopOf } from "../shop/shop.ts";
import { accountMails } from "./mails/account-mails.ts";

/** What the handlers of the account API use. */
export interface Accounts {
  strapi: Core.Strapi;
  shop: Shop;
  /** Base URL of the public site, without a trailing slash. */
  siteUrl: string;
  mails: ReturnType<typeof accountMails>;
  /** Queues a mail, within the current transaction if there is one. */
  send: (mail: NewMail) => Promise<void>;
}

/** Creates the `accounts` service of the plugin `accounts`. */
export function createAccounts({ strapi }: { strapi: Core.Strapi }): Accounts {
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

/** Gets the `accounts` service of the plugin `accounts`. */
export const accountsOf = (strapi: Core.Strapi): Accounts => strapi.plugin("accounts").service("accounts");
