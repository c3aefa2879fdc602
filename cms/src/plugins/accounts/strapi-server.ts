import type { Core } from "@strapi/strapi";
import { accountsRouter, closeOwnRoutes } from "../../accounts/accounts-routes.ts";
import { accountsOf, createAccounts } from "../../accounts/accounts.ts";
import { deleteExpiredAccountData } from "../../accounts/delete-expired-account-data.ts";
import { orderOwnerLookupRouter } from "../../accounts/order-owner-routes.ts";
import { prepareAccounts } from "../../accounts/prepare-accounts.ts";
import { showCallbackUrlInPanel } from "../../accounts/providers/provider-settings.ts";
import { putSessionsInTokens } from "../../accounts/sessions/session-tokens.ts";
import { answerMailRequests } from "../../accounts/sign-in/request-mail.ts";
import { reportDeleted, runJob } from "../../database/run-job.ts";

interface Loaded {
  strapi: Core.Strapi;
}

/** Plugin with the API of visitors' accounts, which replaces that of Strapi's users-permissions plugin. */
export default {
  routes: { accounts: accountsRouter, "order-owner": orderOwnerLookupRouter },
  services: { accounts: createAccounts },
  register({ strapi }: Loaded) {
    closeOwnRoutes(strapi);
    putSessionsInTokens(strapi);
    showCallbackUrlInPanel(accountsOf(strapi));
  },
  async bootstrap({ strapi }: Loaded) {
    await prepareAccounts(strapi);
    // What an earlier process left.
    void answerMailRequests(accountsOf(strapi));
    strapi.cron.add({
      // What is left when the database was away for a moment.
      accountMails: { task: () => answerMailRequests(accountsOf(strapi)), options: { rule: "* * * * *" } },
      accountsRetention: {
        task: () =>
          runJob(strapi, "retention of accounts", async () => {
            const { sessions, registrations } = await deleteExpiredAccountData(strapi);
            reportDeleted(`${sessions} sessions of accounts and ${registrations} registrations`);
          }),
        options: { rule: "20 3 * * *", tz: "Europe/Amsterdam" },
      },
    });
  },
};
