import type { Core } from "@strapi/strapi";
import { bootstrapAccess, registerAccess, rightsMiddlewares } from "./access/register-access.ts";
import * as content from "./content/register-content.ts";
import { unboundStrings } from "./database/unbounded-strings.ts";
import { recordChanges } from "./site-link/record-changes.ts";
import { registerMigrations } from "./upgrades/register-migrations.ts";
import { preventDeleteUsedFiles } from "./uploads/prevent-delete-used-files.ts";
import { restrictToOwnFiles } from "./uploads/restrict-to-own-files.ts";
import { storeUploads } from "./uploads/store-uploads.ts";
import { turnPhotosUpright } from "./uploads/turn-photos-upright.ts";

/**
 * Rules for documents, from the outermost in: what is refused isn't recorded, and what completes a publication is. The
 * plugins `shop` and `inbox` add theirs within.
 */
const documentMiddlewares = [
  ...content.outerMiddlewares,
  ...rightsMiddlewares,
  ...content.savingMiddlewares,
  recordChanges,
  ...content.publishingMiddlewares,
];

export default {
  /** Runs at every start, after the plugins' own, before the database is opened. */
  register({ strapi }: { strapi: Core.Strapi }) {
    registerMigrations(strapi);
    unboundStrings(strapi);
    registerAccess(strapi);
    storeUploads(strapi);
    preventDeleteUsedFiles(strapi);
    // Looked at first: whose files they are.
    restrictToOwnFiles(strapi);
    content.registerContent(strapi);
    for (const middleware of documentMiddlewares) strapi.documents.use(middleware(strapi));
  },

  /** Runs at every start, after Strapi and its plugins, before the server listens. */
  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await content.bootstrapContent(strapi);
    await bootstrapAccess(strapi);
    await turnPhotosUpright(strapi);
  },
};
