import type { Core } from "@strapi/strapi";
import { bootstrapAccess, registerAccess, rightsMiddlewares } from "./access/register-access.ts";
import * as content from "./content/register-content.ts";
import { removeStringLimits } from "./database/unbounded-strings.ts";
import { recordChanges } from "./site-link/record-changes.ts";
import { registerMigrations } from "./upgrades/register-migrations.ts";
import { preventDeleteUsedFiles } from "./uploads/prevent-delete-used-files.ts";
import { guardFileChanges } from "./uploads/guard-file-changes.ts";
import { storeUploads } from "./uploads/store-uploads.ts";
import { turnPhotosUpright } from "./uploads/turn-photos-upright.ts";

/**
 * Document middlewares, outermost first: those that refuse a change come before `recordChanges`, those that complete a
 * publication after it. The plugins `shop` and `inbox` add theirs innermost.
 */
const documentMiddlewares = [
  ...content.outerMiddlewares,
  ...rightsMiddlewares,
  ...content.savingMiddlewares,
  recordChanges,
  ...content.publishingMiddlewares,
];

export default {
  /** Runs after the plugins' `register`, before the database is opened. */
  register({ strapi }: { strapi: Core.Strapi }) {
    registerMigrations(strapi);
    removeStringLimits(strapi);
    registerAccess(strapi);
    storeUploads(strapi);
    preventDeleteUsedFiles(strapi);
    // Registered later, so it runs before `preventDeleteUsedFiles`.
    guardFileChanges(strapi);
    content.registerContent(strapi);
    for (const middleware of documentMiddlewares) strapi.documents.use(middleware(strapi));
  },

  /** Runs after the `bootstrap` of Strapi and its plugins, before the server listens. */
  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await content.bootstrapContent(strapi);
    await bootstrapAccess(strapi);
    await turnPhotosUpright(strapi);
  },
};
