import type { Core } from "@strapi/strapi";

interface Controllers<Controller> {
  extend(uid: string, extend: (controller: Controller) => Controller): unknown;
}

/**
 * Puts something around the handlers of a plugin, for every route that leads to them. To be called before routes are made.
 *
 * @param uid - Such as `plugin::content-manager.collection-types`.
 * @param extend - Gets the handlers by name, and gives what stands in their place.
 */
export function extendController<Controller>(
  strapi: Core.Strapi,
  uid: string,
  extend: (controller: Controller) => Controller,
): void {
  strapi.get<Controllers<Controller>>("controllers").extend(uid, extend);
}
