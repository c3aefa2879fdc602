import type { Core } from "@strapi/strapi";
import { accountsRouter, closeOwnRoutes } from "../../accounts/accounts-routes.ts";
import { accountsOf, openAccounts } from "../../accounts/accounts.ts";
import { deleteOldOfAccounts } from "../../accounts/delete-old.ts";
import { orderOwnerRouter } from "../../accounts/order-owner-routes.ts";
import { prepareAccounts } from "../../accounts/prepare-accounts.ts";
import { showOwnCallback } from "../../accounts/providers/provider-settings.ts";
import { nameSessionsInTokens } from "../../accounts/sessions/session-tokens.ts";
import { reportDeleted, runJob } from "../../database/run-job.ts";

interface Loaded {
  strapi: Core.Strapi;
}

/** Plugin with the API of visitors' accounts, which replaces that of Strapi's users-permissions plugin. */
export default {
  routes: { accounts: accountsRouter, "order-owner": orderOwnerRouter },
  services: { accounts: openAccounts },
  register({ strapi }: Loaded) {
    closeOwnRoutes(strapi);
    nameSessionsInTokens(strapi);
    showOwnCallback(accountsOf(strapi));
  },
  async bootstrap({ strapi }: Loaded) {
    await prepareAccounts(strapi);
    strapi.cron.add({
      accountsRetention: {
        task: () =>
          runJob(strapi, "retention of accounts", async () => {
            const { sessions, registrations } = await deleteOldOfAccounts(strapi);
            reportDeleted(`${sessions} sessions of accounts and ${registrations} registrations`);
          }),
        options: { rule: "20 3 * * *", tz: "Europe/Amsterdam" },
      },
    });
  },
};
