import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { locales } from "#contract/locales";
import { orderTokens } from "#contract/shop/order-token";
import { checkoutPaths, paymentHookPath, scanPaths } from "#contract/urls/own-paths";
import { mailsOf } from "../mail/mails-service.ts";
import { purgesOf } from "../site-link/send-purges.ts";
import { siteSecret } from "../site-link/signed-once.ts";
import { cachedRead, clearCachedReads } from "./catalogue/cached-reads.ts";
import { readOffers } from "./catalogue/read-offers.ts";
import { queueOrderMail, sendOrderMailAgain } from "./mails/queue-order-mails.ts";
import { makeOrderFile } from "./documents/make-order-file.ts";
import { sharedFiles } from "./documents/shared-files.ts";
import { createTicketSigner } from "./documents/ticket-keys.ts";
import { createWallet, type WalletCertificate } from "./documents/wallet/create-wallet.ts";
import { MollieProvider } from "./payments/mollie-provider.ts";
import { reachableWebhookUrl } from "./payments/reachable-hook.ts";
import type { Shop } from "./shop.ts";

const settingsSchema = z.object({ payAtGate: z.boolean().nullish() }).nullable();

/** Whether editors allow paying at the gate; at most a second old. */
const readPayAtGate = cachedRead<"all", boolean>(async (strapi) => {
  const where = { locale: locales[0], publishedAt: { $notNull: true } };
  const found: unknown = await strapi.db.query("api::settings.settings").findOne({ where, select: ["payAtGate"] });
  return settingsSchema.parse(found)?.payAtGate ?? false;
});

/** Settings of the payment provider, from `config/payments.ts`. */
interface PaymentConfig {
  /** `null` for a circuit without online payment. */
  mollie: { key: string; url: string; isStandIn: boolean } | null;
}

/** Timeout of one request to Mollie, in milliseconds: the site waits 20 s, in which the CMS may send two. */
const mollieTimeoutMs = 8000;

/** Creates the shop from the CMS's configuration. */
export function createShop({ strapi }: { strapi: Core.Strapi }): Shop {
  const siteUrl = strapi.config.get<string>("site.url");
  const onMail = () => mailsOf(strapi).wake();
  const { qrText, publicKeys: ticketKeys } = createTicketSigner(strapi.config.get<string[]>("tickets.keys"));
  const { mollie } = strapi.config.get<PaymentConfig>("payments");
  const certificate = strapi.config.get<WalletCertificate | null>("wallet.certificate");
  const wallet = certificate === null ? null : createWallet(certificate);
  const paymentHook = new URL(paymentHookPath, siteUrl).href;
  const shop: Shop = {
    db: strapi.db,
    log: strapi.log,
    now: () => Date.now(),
    offersOf: (locale) => readOffers(strapi, locale),
    mayPayAtGate: () => readPayAtGate(strapi, "all"),
    ordersPerNetwork: strapi.config.get<number>("shop.ordersPerNetwork"),
    provider: mollie === null ? null : new MollieProvider({ ...mollie, timeoutMs: mollieTimeoutMs }),
    addresses: {
      orderPage: (locale, token) => new URL(`${checkoutPaths.order[locale]}/${token}`, siteUrl).href,
      // The provider's stand-in runs on the same machine, and reaches any URL.
      paymentHook: mollie?.isStandIn === true ? paymentHook : reachableWebhookUrl(paymentHook),
      scanPage: new URL(scanPaths[locales[0]], siteUrl).href,
    },
    newToken: orderTokens(siteSecret(strapi)).newToken,
    qrText,
    ticketKeys,
    wallet,
    fileOf: sharedFiles((order, file) => makeOrderFile(strapi, { siteUrl, wallet }, order, file)),
    onOrderChanged: (orderId, before, news) => queueOrderMail(strapi, shop, { orderId, before, news, onMail }),
    sendMailAgain: (orderId, press) => sendOrderMailAgain(strapi, shop, { orderId, press, onMail }),
    onChangesRecorded() {
      // The site now renders its pages again, and must not read a stock of a second ago from the cache.
      clearCachedReads(strapi);
      purgesOf(strapi).wake();
    },
  };
  return shop;
}
