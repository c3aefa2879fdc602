import type { Core } from "@strapi/strapi";
import { grantReading } from "./grant-reading.ts";
import { omitHiddenFieldsFromSchemas } from "./hidden-fields.ts";
import { readOnlySubmissions } from "./read-only-submissions.ts";
import { preventDeletePublished } from "./prevent-delete-published.ts";
import { prepareAttemptTable } from "./logins/attempt-table.ts";
import { constantTimeLogin } from "./logins/constant-time-login.ts";
import { ownRelations } from "./own-relations.ts";
import { ownTranslations } from "./own-translations.ts";
import { prepareEditors } from "./prepare-editors.ts";
import { readOwnSources } from "./read-sources.ts";
import { revokeMediaViewRight } from "./revoke-media-view-right.ts";

/** Document middlewares that refuse changes for which a panel user has no right. */
export const rightsMiddlewares = [preventDeletePublished, ownTranslations, ownRelations, readOnlySubmissions] as const;

/** Overrides parts of Strapi's services and controllers that reveal too much. */
export function registerAccess(strapi: Core.Strapi): void {
  constantTimeLogin(strapi);
  readOwnSources(strapi);
  omitHiddenFieldsFromSchemas(strapi);
}

/** Sets the permissions of the roles, once Strapi has created them. */
export async function bootstrapAccess(strapi: Core.Strapi): Promise<void> {
  await prepareAttemptTable(strapi);
  await grantReading(strapi);
  await prepareEditors(strapi);
  await revokeMediaViewRight(strapi);
}
