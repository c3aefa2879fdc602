import type { Core } from "@strapi/strapi";
import { deleteOldOfAccounts } from "./accounts/delete-old.ts";
import { reportDeleted, runJob } from "./database/run-job.ts";
import { deleteExpired } from "./inbox/delete-expired.ts";
import { readSales } from "./shop/catalogue/catalogue-routes.ts";
import { warnOfWalletEnd } from "./shop/papers/wallet/warn-of-wallet-end.ts";
import { keepShop } from "./shop/shop-jobs.ts";
import type { Shop } from "./shop/shop.ts";
import { ringAlarms } from "./inbox/subscriptions/ring-alarms.ts";

/**
 * Plans the timed jobs: every minute the alarms of events that are on sale and what the shop has to do, every morning a look at the certificate for wallets, and every night the deletion of
 * expired submissions, and of what is old of accounts.
 *
 * @param onMail - Called when mails were put in the queue.
 */
export function planJobs(strapi: Core.Strapi, shop: Shop, onMail: () => void): void {
  strapi.cron.add({
    ticketAlarms: {
      task: () =>
        runJob(strapi, "ticket alarms", async () => {
          if ((await ringAlarms(strapi, (locale) => readSales(strapi, locale))) > 0) onMail();
        }),
      options: { rule: "* * * * *" },
    },
    shop: {
      task: () => runJob(strapi, "shop", () => keepShop(shop)),
      options: { rule: "* * * * *" },
    },
    walletCertificate: {
      task: () => Promise.resolve(warnOfWalletEnd(shop)),
      options: { rule: "0 9 * * *", tz: "Europe/Amsterdam" },
    },
    retention: {
      task: () =>
        runJob(strapi, "retention", async () => {
          const { submissions, files, subscriptions, refusedMails } = await deleteExpired(strapi);
          reportDeleted(
            `${submissions} submissions, ${files} files, ${subscriptions} subscriptions and ${refusedMails} mails that were given up`,
          );
        }),
      options: { rule: "20 3 * * *", tz: "Europe/Amsterdam" },
    },
    accountsRetention: {
      task: () =>
        runJob(strapi, "retention of accounts", async () => {
          const { sessions, registrations } = await deleteOldOfAccounts(strapi);
          reportDeleted(`${sessions} sessions of accounts and ${registrations} registrations`);
        }),
      options: { rule: "20 3 * * *", tz: "Europe/Amsterdam" },
    },
  });
}
