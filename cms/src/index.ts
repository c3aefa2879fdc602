import type { Core } from "@strapi/strapi";
import { grantReading } from "./access/grant-reading.ts";
import { hideAccounts } from "./access/hide-accounts.ts";
import { prepareEditors } from "./access/prepare-editors.ts";
import { addLanguages } from "./languages.ts";
import { checkBeforePublishing } from "./publishing/check-before-publishing.ts";
import { completePublishing } from "./publishing/complete-publishing.ts";
import { errorsInDutch } from "./publishing/errors-in-dutch.ts";
import { answerSiteAddress } from "./site-address.ts";
import { turnPhotosUpright } from "./uploads/turn-photos-upright.ts";

export default {
  /** Runs at every start, before the database is opened. */
  register({ strapi }: { strapi: Core.Strapi }) {
    hideAccounts(strapi);
    answerSiteAddress(strapi, strapi.config.get("site.url"));
    strapi.documents.use(errorsInDutch);
    strapi.documents.use(checkBeforePublishing(strapi));
    strapi.documents.use(completePublishing(strapi));
  },

  /** Runs at every start, after Strapi and its plug-ins, before the server listens. */
  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await addLanguages(strapi);
    await grantReading(strapi);
    await prepareEditors(strapi);
    await turnPhotosUpright(strapi);
  },
};
