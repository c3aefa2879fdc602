import { type Core, factories, type UID } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { dropMissingFiles } from "./drop-missing-files.ts";
import { isViewName, type ViewName, type Views } from "./populate/view.ts";
import { restoreStatus } from "./requested-status.ts";

type Handler = Core.MiddlewareHandler;

type SomeViews = Partial<Record<ViewName, { fields?: unknown; populate?: unknown; filters?: object }>>;

/**
 * Replaces `view=` in the query by the fields and relations of that view.
 *
 * The caller's own `populate` and `fields` give way to the view's, so that an
 * answer is never wider than what the site shows. Without `view` the query
 * stays as Strapi reads it.
 */
function applyView(views: SomeViews, fixed?: ViewName): Handler {
  return async (ctx, next) => {
    const { view = fixed, ...query } = ctx.query;
    if (view === undefined) {
      await next();
      return;
    }

    const selection = isViewName(view) ? views[view] : undefined;
    if (selection === undefined) {
      throw new errors.ValidationError(`Invalid view, expected one of: ${Object.keys(views).join(", ")}`);
    }

    delete ctx.query.view;
    const { fields, populate, filters } = selection;
    Object.assign(
      ctx.query,
      query,
      { fields, populate },
      filters && { filters: { $and: [filters, query.filters ?? {}] } },
    );
    await next();
    ctx.body = dropMissingFiles(ctx.body);
  };
}

/**
 * Strapi's routes of a content type, whose reading ones know `view=`.
 *
 * @param views - What each view of the type holds.
 * @param fixed - View of every read, for types that have only one.
 */
export function contentRouter<Uid extends UID.ContentType>(uid: Uid, views: Views<Uid>, fixed?: ViewName) {
  const middlewares = [restoreStatus, applyView(views, fixed)];
  return factories.createCoreRouter(uid, { config: { find: { middlewares }, findOne: { middlewares } } });
}
