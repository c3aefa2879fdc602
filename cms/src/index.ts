import type { Core } from "@strapi/strapi";
import { grantReading } from "./access/grant-reading.ts";
import { addLanguages } from "./languages.ts";
import { checkBeforePublishing } from "./publishing/check-before-publishing.ts";
import { completePublishing } from "./publishing/complete-publishing.ts";

export default {
  /** Runs at every start, before the database is opened. */
  register({ strapi }: { strapi: Core.Strapi }) {
    strapi.documents.use(checkBeforePublishing(strapi));
    strapi.documents.use(completePublishing(strapi));
  },

  /** Runs at every start, after Strapi and its plug-ins, before the server listens. */
  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await addLanguages(strapi);
    await grantReading(strapi);
  },
};
