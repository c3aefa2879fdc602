import type { Core } from "@strapi/strapi";
import { setStatusAside } from "../requested-status.ts";

/** Keeps drafts from everyone at the content API; the admin panel's own routes are left alone. */
const publishedOnly: Core.MiddlewareFactory = (_config, { strapi }) => {
  const prefix = `${strapi.config.get("api.rest.prefix", "/api")}/`;
  return (ctx, next) => (ctx.path.toLowerCase().startsWith(prefix) ? setStatusAside(ctx, next) : next());
};

export default publishedOnly;
