import { type Core, factories, type UID } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { requestLightView } from "./content-controller.ts";
import { checkPublicQuery } from "./public-query.ts";
import { dropMissingFiles } from "./drop-missing-files.ts";
import type { ViewName, Views } from "./populate/view.ts";
import { isTokenHolder, restoreStatus } from "./requested-status.ts";

type Handler = Core.MiddlewareHandler;

type SomeViews = Partial<
  Record<ViewName, { fields?: unknown; populate?: unknown; filters?: object; isLight?: boolean }>
>;

/**
 * Replaces `view=` in the query by the fields and relations of that view, so that an answer never holds more than the
 * site shows. Without `view`, `populate` needs an API token: a few nested relations make an answer of many megabytes.
 */
function applyView(views: SomeViews, fixed?: ViewName): Handler {
  return async (ctx, next) => {
    const { view = fixed, ...query } = ctx.query;
    if (view === undefined) {
      if (query.populate !== undefined && !isTokenHolder(ctx)) {
        throw new errors.ValidationError("populate needs an API token; ask for a view instead");
      }
      await next();
      return;
    }

    const [, selection] = Object.entries(views).find(([name]) => name === view) ?? [];
    if (selection === undefined) {
      throw new errors.ValidationError(`Invalid view, expected one of: ${Object.keys(views).join(", ")}`);
    }

    delete ctx.query.view;
    const { fields, populate, filters, isLight = false } = selection;
    if (isLight) requestLightView(ctx);
    Object.assign(
      ctx.query,
      query,
      { fields, populate },
      filters && { filters: { $and: [filters, query.filters ?? {}] } },
    );
    await next();
    // A missing body stays missing and answers 404; setting any body, even an empty one, would make it a 200.
    if (!isLight && ctx.body !== undefined && ctx.body !== null) ctx.body = dropMissingFiles(ctx.body);
  };
}

/** Limits the queries of callers without an API token; see `checkPublicQuery`. */
function limitPublicQuery(uid: UID.ContentType): Handler {
  return async (ctx, next) => {
    if (!isTokenHolder(ctx)) checkPublicQuery(ctx.query, strapi.contentType(uid).attributes);
    await next();
  };
}

/**
 * Makes Strapi's routes of a content type; those that read accept `view=`.
 *
 * @param fixed - The view when a request names none, for types that have only one.
 */
export function contentRouter<Uid extends UID.ContentType>(uid: Uid, views: Views<Uid>, fixed?: ViewName) {
  const middlewares = [limitPublicQuery(uid), restoreStatus, applyView(views, fixed)];
  return factories.createCoreRouter(uid, { config: { find: { middlewares }, findOne: { middlewares } } });
}
