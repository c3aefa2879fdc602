import type { Core } from "@strapi/strapi";
import { deleteOldOfAccounts } from "./accounts/delete-old.ts";
import { doAlone } from "./database/shared-work.ts";
import { deleteExpired } from "./inbox/delete-expired.ts";
import { publishDue } from "./content/scheduling/publish-due.ts";
import { readSales } from "./shop/catalogue/catalogue-routes.ts";
import { warnOfWalletEnd } from "./shop/papers/wallet/warn-of-wallet-end.ts";
import { keepShop } from "./shop/shop-jobs.ts";
import type { Shop } from "./shop/shop.ts";
import { ringAlarms } from "./inbox/subscriptions/ring-alarms.ts";

/**
 * Plans the timed jobs: every minute the alarms of events that are on sale, the scheduled articles that are due
 * and what the shop has to do, every morning a look at the certificate for wallets, and every night the deletion of
 * expired submissions, and of what is old of accounts.
 *
 * @param onMail - Called when mails were put in the queue.
 */
export function planJobs(strapi: Core.Strapi, shop: Shop, onMail: () => void): void {
  strapi.cron.add({
    ticketAlarms: {
      task: () =>
        alone(strapi, "ticket alarms", async () => {
          if ((await ringAlarms(strapi, (locale) => readSales(strapi, locale))) > 0) onMail();
        }),
      options: { rule: "* * * * *" },
    },
    scheduledPublishing: {
      task: () => alone(strapi, "scheduled publishing", () => publishDue(strapi)),
      options: { rule: "* * * * *" },
    },
    shop: {
      task: () => alone(strapi, "shop", () => keepShop(shop)),
      options: { rule: "* * * * *" },
    },
    walletCertificate: {
      task: () => Promise.resolve(warnOfWalletEnd(shop)),
      options: { rule: "0 9 * * *", tz: "Europe/Amsterdam" },
    },
    retention: {
      task: () =>
        alone(strapi, "retention", async () => {
          const { submissions, files, subscriptions, refusedMails } = await deleteExpired(strapi);
          report(
            `${submissions} submissions, ${files} files, ${subscriptions} subscriptions and ${refusedMails} mails that were given up`,
          );
        }),
      options: { rule: "20 3 * * *", tz: "Europe/Amsterdam" },
    },
    accountsRetention: {
      task: () =>
        alone(strapi, "retention of accounts", async () => {
          const { sessions, registrations } = await deleteOldOfAccounts(strapi);
          report(`${sessions} sessions of accounts and ${registrations} registrations`);
        }),
      options: { rule: "20 3 * * *", tz: "Europe/Amsterdam" },
    },
  });
}

/** Proof that nothing is kept too long. Not in Strapi's log, which only has lines that need action. */
function report(deleted: string): void {
  process.stdout.write(`Retention: deleted ${deleted}\n`);
}

/**
 * Does a job unless another instance is doing it. A job that fails is logged, tried again at its next
 * time, and doesn't stop the others.
 */
async function alone({ db, log }: Core.Strapi, name: string, job: () => Promise<void>): Promise<void> {
  try {
    await doAlone(db, `job: ${name}`, job);
  } catch (error) {
    log.error(`A planned job failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  }
}
