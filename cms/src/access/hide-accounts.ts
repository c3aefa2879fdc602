import type { Core } from "@strapi/strapi";

/** Keeps visitors' accounts out of the list of content: the site has none yet, and they aren't an editor's. */
export function hideAccounts(strapi: Core.Strapi): void {
  strapi.contentType("plugin::users-permissions.user").pluginOptions = { "content-manager": { visible: false } };
}
