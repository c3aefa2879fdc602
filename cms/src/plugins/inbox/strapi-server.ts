import type { Core } from "@strapi/strapi";
import { reportDeleted, runJob } from "../../database/run-job.ts";
import { deleteExpired } from "../../inbox/delete-expired.ts";
import { deleteMailsAndFilesWithEntry } from "../../inbox/delete-with-entry.ts";
import { inboxRouter } from "../../inbox/panel-routes.ts";
import { submissionsRouter } from "../../inbox/submissions-routes.ts";
import { sendTicketAlarms, type SalesIn } from "../../inbox/subscriptions/send-ticket-alarms.ts";
import { subscriptionsRouter } from "../../inbox/subscriptions/subscriptions-routes.ts";
import { prepareMailTable } from "../../mail/mail-table.ts";
import { mailsOf, mailsService } from "../../mail/mails-service.ts";
import { queuePanelMail } from "../../mail/panel-mail.ts";
import { prepareMailCounts } from "../../mail/recipient-limit.ts";

interface Loaded {
  strapi: Core.Strapi;
}

/** The service `sales` of the plugin `shop`. */
interface SalesService {
  read: SalesIn;
}

/** Plugin with submissions, subscriptions and the mail queue. It starts after `shop`, which makes attachments. */
export default {
  routes: { submissions: submissionsRouter, subscriptions: subscriptionsRouter, panel: inboxRouter },
  services: { mails: mailsService },
  async bootstrap({ strapi }: Loaded) {
    strapi.documents.use(deleteMailsAndFilesWithEntry(strapi));
    await prepareMailTable(strapi);
    await prepareMailCounts(strapi);
    queuePanelMail(strapi);
    mailsOf(strapi).start();
    planJobs(strapi);
  },
  async destroy({ strapi }: Loaded) {
    await mailsOf(strapi).stop();
  },
};

/** Schedules the mails of ticket alarms every minute, and the deletion of expired data every night. */
function planJobs(strapi: Core.Strapi): void {
  const sales: SalesService = strapi.plugin("shop").service("sales");
  strapi.cron.add({
    ticketAlarms: {
      task: () =>
        runJob(strapi, "ticket alarms", async () => {
          if ((await sendTicketAlarms(strapi, (locale) => sales.read(locale))) > 0) mailsOf(strapi).wake();
        }),
      options: { rule: "* * * * *" },
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
  });
}
