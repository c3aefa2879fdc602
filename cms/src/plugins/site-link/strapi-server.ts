import type { Core } from "@strapi/strapi";
import type { Context } from "../../content/context.ts";
import { prepareChangeLog, readBounds } from "../../site-link/change-log.ts";
import { changesRouter } from "../../site-link/changes-routes.ts";
import { preparePurgePositions } from "../../site-link/purge-positions.ts";
import { recordFileChanges } from "../../site-link/record-file-changes.ts";
import { createPurges, purgesOf } from "../../site-link/send-purges.ts";
import { prepareNonceTable } from "../../site-link/signed-once.ts";

interface Loaded {
  strapi: Core.Strapi;
}

interface PurgeConfig {
  secret: string | undefined;
  /** Whether the secret is set under its old name `PURGE_SECRET`. */
  isOldName: boolean;
  urls: readonly string[];
}

/** Answers the panel's `GET /site-address` with the URL of the site, for links to it. */
function siteAddressRouter({ strapi }: Loaded): Core.RouterInput {
  const handler = (ctx: Context) => {
    ctx.body = { url: strapi.config.get<string>("site.url") };
  };
  const routes = [{ method: "GET" as const, path: "/", handler, config: { auth: false as const } }];
  return { type: "admin", prefix: "/site-address", routes };
}

/** Plugin with the change log, and the purges that tell the site about changes. */
export default {
  routes: { changes: changesRouter, "site-address": siteAddressRouter },
  services: {
    purges({ strapi }: Loaded) {
      const { urls, secret } = strapi.config.get<PurgeConfig>("purges");
      return createPurges(strapi, urls, secret);
    },
    changes: ({ strapi }: Loaded) => ({
      /** Reads the cursor of the last change. */
      latest: async () => (await readBounds(strapi.db)).latest,
    }),
  },
  register({ strapi }: Loaded) {
    const { isOldName } = strapi.config.get<PurgeConfig>("purges");
    if (isOldName) strapi.log.warn("PURGE_SECRET is called SITE_CMS_SECRET now: the old name goes one day");
  },
  async bootstrap({ strapi }: Loaded) {
    await prepareChangeLog(strapi);
    await preparePurgePositions(strapi);
    await prepareNonceTable(strapi);
    recordFileChanges(strapi);
    await purgesOf(strapi).start();
  },
  destroy({ strapi }: Loaded) {
    purgesOf(strapi).stop();
  },
};
