import type { Core } from "@strapi/strapi";

interface Services<Service> {
  extend(uid: string, extend: (service: Service) => Service): unknown;
}

/**
 * Replaces a service of Strapi or a plugin for all later callers.
 *
 * @param uid - Such as `admin::auth`.
 * @param extend - Gets the original service and returns its replacement.
 */
export function extendService<Service>(strapi: Core.Strapi, uid: string, extend: (service: Service) => Service): void {
  strapi.get<Services<Service>>("services").extend(uid, extend);
}
