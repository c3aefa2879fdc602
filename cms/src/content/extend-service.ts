import type { Core } from "@strapi/strapi";

interface Services<Service> {
  extend(uid: string, extend: (service: Service) => Service): unknown;
}

/**
 * Puts something around a service of Strapi or a plugin, for whoever asks for it from now on.
 *
 * @param uid - Such as `admin::auth`.
 * @param extend - Gets the service, and gives what stands in its place.
 */
export function extendService<Service>(strapi: Core.Strapi, uid: string, extend: (service: Service) => Service): void {
  strapi.get<Services<Service>>("services").extend(uid, extend);
}
