import type { Core } from "@strapi/strapi";
import { openAccounts } from "./accounts/accounts.ts";
import { addAccountsRoutes } from "./accounts/accounts-routes.ts";
import { addOrderOwnerRoutes } from "./accounts/order-owner-routes.ts";
import { prepareAccounts } from "./accounts/prepare-accounts.ts";
import { registerKassaRight } from "./access/kassa-right.ts";
import { kassaAction } from "./access/panel-roles.ts";
import { bootstrapAccess, registerAccess, rightsMiddlewares } from "./access/register-access.ts";
import * as content from "./content/register-content.ts";
import { addChangesRoutes } from "./site-link/changes-routes.ts";
import { prepareChangeLog, readBounds } from "./site-link/change-log.ts";
import { recordChanges } from "./site-link/record-changes.ts";
import { recordFileChanges } from "./site-link/record-file-changes.ts";
import { preparePurgePositions } from "./site-link/purge-positions.ts";
import { createPurges, type Purges } from "./site-link/send-purges.ts";
import { addCircuitProblemsRoutes } from "./content/circuit/circuit-problems-routes.ts";
import { unboundStrings } from "./database/unbounded-strings.ts";
import { prepareUsedIds } from "./site-link/used-ids.ts";
import { addUsesRoutes } from "./content/uses/uses-routes.ts";
import { addScheduleRoutes } from "./content/scheduling/schedule-routes.ts";
import { addSubmissionsRoutes } from "./inbox/submissions-routes.ts";
import { forgetFiles } from "./inbox/forget-files.ts";
import { forgetMails } from "./inbox/subscriptions/forget-mails.ts";
import { addInboxPanelRoutes } from "./inbox/panel-routes.ts";
import { queuePanelMail } from "./mail/panel-mail.ts";
import { prepareMailTable } from "./mail/mail-table.ts";
import { prepareMailCounts } from "./mail/recipient-limit.ts";
import { type MailSender, startSending } from "./mail/send-mails.ts";
import { planJobs } from "./jobs.ts";
import { forgetKept } from "./shop/catalogue/kept-briefly.ts";
import { addCatalogueRoutes } from "./shop/catalogue/catalogue-routes.ts";
import { addEventTicketsRoutes } from "./shop/catalogue/event-tickets-routes.ts";
import { addShopRoutes } from "./shop/shop-routes.ts";
import { addKassaHandlers } from "./shop/kassa/kassa-handlers.ts";
import { openShop } from "./shop/open-shop.ts";
import { keepOrdered } from "./shop/orders/keep-ordered.ts";
import { makeMailFiles } from "./shop/mails/mail-files.ts";
import { addScanRoutes } from "./shop/scans/scan-routes.ts";
import { addScannersRoutes } from "./shop/scans/scanners-routes.ts";
import { warnOfWalletEnd } from "./shop/papers/wallet/warn-of-wallet-end.ts";
import type { Shop } from "./shop/shop.ts";
import { addDrawsRoutes } from "./shop/waiting-room/draws-routes.ts";
import { addWaitingRoomRoutes } from "./shop/waiting-room/waiting-room-routes.ts";
import { prepareShopTables } from "./shop/tables/prepare-shop-tables.ts";
import { answerSiteAddress } from "./site-link/site-address.ts";
import { addSubscriptionsRoutes } from "./inbox/subscriptions/subscriptions-routes.ts";
import { registerUpgrades } from "./upgrades/register-upgrades.ts";
import { registerUploads } from "./uploads/register-uploads.ts";
import { turnPhotosUpright } from "./uploads/turn-photos-upright.ts";

interface PurgeConfig {
  secret: string | undefined;
  /** Whether the secret is set under its old name, alone or besides the new one. */
  isOldName: boolean;
  urls: readonly string[];
}

const sending = new WeakMap<Core.Strapi, Purges>();
const mailing = new WeakMap<Core.Strapi, MailSender>();
const shops = new WeakMap<Core.Strapi, Shop>();

export default {
  /** Runs at every start, before the database is opened. */
  async register({ strapi }: { strapi: Core.Strapi }) {
    const { secret, isOldName, urls } = strapi.config.get<PurgeConfig>("purges");
    if (isOldName) strapi.log.warn("PURGE_SECRET is called SITE_CMS_SECRET now: the old name goes one day");
    const purges = createPurges(strapi, urls, secret);
    sending.set(strapi, purges);
    registerUpgrades(strapi);
    unboundStrings(strapi);
    registerAccess(strapi);
    registerUploads(strapi);
    content.registerContent(strapi);
    addChangesRoutes(strapi, secret);
    const wakeMail = () => mailing.get(strapi)?.wake();
    addSubmissionsRoutes(strapi, secret, wakeMail);
    addSubscriptionsRoutes(strapi, secret, wakeMail);
    addInboxPanelRoutes(strapi);
    addUsesRoutes(strapi);
    addCircuitProblemsRoutes(strapi, async () => (await readBounds(strapi.db)).latest);
    addScheduleRoutes(strapi);
    addCatalogueRoutes(strapi);
    addEventTicketsRoutes(strapi);
    const siteUrl = strapi.config.get<string>("site.url");
    const shop = openShop(strapi, { siteUrl, secret, onChangesRecorded: () => purges.wake(), onMail: wakeMail });
    shops.set(strapi, shop);
    addShopRoutes(strapi, shop, secret);
    addDrawsRoutes(strapi, shop);
    addWaitingRoomRoutes(strapi, shop, secret);
    addKassaHandlers(strapi, shop, kassaAction);
    addScannersRoutes(strapi, shop, kassaAction);
    addScanRoutes(strapi, shop, secret);
    const accounts = openAccounts(strapi, { shop, siteUrl, onMail: wakeMail });
    addAccountsRoutes(accounts);
    addOrderOwnerRoutes(accounts, secret);
    await registerKassaRight(strapi);
    answerSiteAddress(strapi, siteUrl);
    useDocumentRules(strapi, () => {
      forgetKept(strapi);
      purges.wake();
    });
  },

  /** Runs at every start, after Strapi and its plug-ins, before the server listens. */
  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await prepareChangeLog(strapi);
    await preparePurgePositions(strapi);
    await prepareUsedIds(strapi);
    await prepareMailTable(strapi);
    queuePanelMail(strapi, () => mailing.get(strapi)?.wake());
    await prepareMailCounts(strapi);
    await prepareShopTables(strapi);
    await prepareAccounts(strapi);
    recordFileChanges(strapi, () => sending.get(strapi)?.wake());
    await sending.get(strapi)?.start();
    await content.bootstrapContent(strapi);
    await bootstrapAccess(strapi);
    await turnPhotosUpright(strapi);
    const shop = shops.get(strapi);
    const makeFiles = (files: string) =>
      shop === undefined ? Promise.reject(new Error("The shop isn't open")) : makeMailFiles(shop, files);
    mailing.set(strapi, startSending(strapi, strapi.config.get("mail"), makeFiles));
    if (shop !== undefined) warnOfWalletEnd(shop);
    // Last: Strapi's clock runs already, and a job may only run once its tables are there.
    if (shop !== undefined) planJobs(strapi, shop, () => mailing.get(strapi)?.wake());
  },

  /** Runs when the CMS stops. */
  async destroy({ strapi }: { strapi: Core.Strapi }) {
    sending.get(strapi)?.stop();
    await mailing.get(strapi)?.stop();
  },
};

/** Puts the rules for documents in their order, from the outermost in. @param onRecorded - Called after each change that the site is told. */
function useDocumentRules(strapi: Core.Strapi, onRecorded: () => void): void {
  const middlewares = [
    ...content.outerMiddlewares,
    ...rightsMiddlewares,
    ...content.savingMiddlewares,
    () => recordChanges(strapi, onRecorded),
    ...content.publishingMiddlewares,
    keepOrdered,
    forgetFiles,
    forgetMails,
  ];
  for (const middleware of middlewares) strapi.documents.use(middleware(strapi));
}
