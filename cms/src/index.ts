import type { Core } from "@strapi/strapi";
import { grantReading } from "./access/grant-reading.ts";

export default {
  /** Runs at every start, after Strapi and its plug-ins, before the server listens. */
  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await grantReading(strapi);
  },
};
