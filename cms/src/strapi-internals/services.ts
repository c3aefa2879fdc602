import type { Core, Schema, UID } from "@strapi/strapi";

/**
 * Services that Strapi's manual doesn't describe and its types leave out, with no more of them than is used here.
 * Source: Strapi 5.54, in the packages and files that are named.
 */
interface Services {
  /** `@strapi/admin`, `services/auth`. */
  "admin::auth": {
    validatePassword(password: string, hash: string): Promise<boolean>;
    hashPassword(password: string): Promise<string>;
    checkCredentials(credentials: { email: string; password: string }): Promise<LoginOutcome>;
  };
  /** `@strapi/admin`, `services/content-type`. */
  "admin::content-type": {
    /** The rights to every field of the subjects of actions. */
    getPermissionsWithNestedFields(actions: PermissionAction[]): Permission[];
  };
  /** `@strapi/admin`, `services/permission`. */
  "admin::permission": {
    actionProvider: { values(): PermissionAction[] };
    createPermissionsManager(options: { ability: Ability; model: string }): {
      /** Has the conditions of roles looked at for this entry, as one of `type`. */
      toSubject(entry: unknown, type: string): unknown;
    };
    findMany(query: { where: object }): Promise<Permission[]>;
    deleteByIds(ids: number[]): Promise<unknown>;
  };
  /** `@strapi/admin`, `services/role`. */
  "admin::role": { assignPermissions(role: number, permissions: Permission[]): Promise<unknown> };
  /** `@strapi/content-manager`, `services/data-mapper`: describes types and components to the panel. */
  "plugin::content-manager.data-mapper": { toDto(type: TypeDescription): TypeDescription };
  /** `@strapi/i18n`, `services/content-types`: knows which fields all languages share. */
  "plugin::i18n.content-types": {
    isLocalizedContentType(schema: Schema.ContentType): boolean;
    getNestedPopulateOfNonLocalizedAttributes(uid: UID.ContentType): string[];
    /** The shared fields of an entry, without the ids of its components. */
    copyNonLocalizedAttributes(schema: Schema.ContentType, entry: unknown): unknown;
  };
  /** `@strapi/i18n`, `services/fill-from-locale`: behind *Fill in from another locale*. */
  "plugin::i18n.fill-from-locale": {
    transformDocument(document: Fields, uid: UID.ContentType, locale: string, ability: unknown): Promise<Fields>;
  };
  /** `@strapi/i18n`, `services/localizations`. */
  "plugin::i18n.localizations": {
    /** Copies the shared fields of an entry to its versions of the same status in other languages. */
    syncNonLocalizedAttributes(entry: unknown, schema: Schema.ContentType): Promise<void>;
  };
  /** `@strapi/plugin-users-permissions`, `services/jwt`. */
  "plugin::users-permissions.jwt": {
    /** The payload of a request's token; `null` without one. @throws {Error} It is no valid token. */
    getToken(ctx: object): Promise<unknown>;
    issue(payload: object, options?: object): unknown;
    verify(token: string): Promise<unknown>;
  };
  /** `@strapi/plugin-users-permissions`, `services/providers`. */
  "plugin::users-permissions.providers": { buildRedirectUri(name?: string): string };
  /** `@strapi/upload`, `services/upload`: what an administrator sets for the media library. */
  "plugin::upload.upload": { getSettings(): Promise<Fields>; setSettings(settings: Fields): Promise<unknown> };
}

/** What Strapi itself is made of, by its names in the container; source: `@strapi/core` 5.54, `services`. */
interface CoreServices {
  auth: {
    /** Calls `next` for whoever the kind of route in `ctx.state.route.info` lets in. */
    authenticate(ctx: object, next: () => unknown): Promise<unknown>;
    /** Throws unless the caller may do what the scope names. */
    verify(auth: unknown, config: { scope: readonly string[] }): Promise<unknown>;
  };
  /** The checks of fields, as documents use them. */
  entityValidator: {
    validateEntityCreation(model: unknown, data: object, options: { isDraft: false; locale: string }): Promise<unknown>;
  };
  /** Translates a request's query into one for the database layer. */
  "query-params": { transform(uid: UID.ContentType, query: object): { where?: object } };
  services: {
    get<Uid extends keyof Services>(uid: Uid): Services[Uid];
    extend<Uid extends keyof Services>(uid: Uid, extend: (service: Services[Uid]) => Services[Uid]): unknown;
  };
  controllers: {
    extend(uid: string, extend: (controller: Record<string, Handler>) => Record<string, Handler>): unknown;
  };
}

type Fields = Record<string, unknown>;

type Handler = (ctx: Context) => unknown;

type Context = Parameters<Core.MiddlewareHandler>[0];

/** What the roles of somebody in the panel come to: of `@casl/ability`. */
export interface Ability {
  can(action: string, subject?: unknown): boolean;
}

/** Something that roles can be allowed to do. */
interface PermissionAction {
  actionId: string;
  section: string;
  subjects?: string[];
}

/** A right of the admin panel. */
export interface Permission {
  /** Absent until a role holds the right. */
  id?: number;
  action: string;
  subject: string | null;
  conditions?: string[];
  properties?: { fields?: string[]; locales?: string[] };
}

/** Error, account or `false`, and the reason for a refusal, as the panel's log-in expects them. */
export type LoginOutcome =
  | [null, { id: number; password: string | null; isActive: boolean | null }]
  | [null, false, { message: string }];

/** A type or component as the panel gets to know it. */
interface TypeDescription {
  attributes: Record<string, unknown>;
}

/** A service of the panel or of a plugin. */
export function serviceOf<Uid extends keyof Services>(strapi: Core.Strapi, uid: Uid): Services[Uid] {
  return coreService(strapi, "services").get(uid);
}

/** A part of Strapi itself. */
export function coreService<Name extends keyof CoreServices>(strapi: Core.Strapi, name: Name): CoreServices[Name] {
  return strapi.get<CoreServices[Name]>(name);
}

/**
 * Replaces functions of a service for all later callers.
 *
 * @param extend - Gets the service as it is, and gives what stands in the place of some of its functions.
 */
export function extendService<Uid extends keyof Services>(
  strapi: Core.Strapi,
  uid: Uid,
  extend: (service: Services[Uid]) => Partial<Services[Uid]>,
): void {
  coreService(strapi, "services").extend(uid, (service) => ({ ...service, ...extend(service) }));
}

/**
 * Has something checked before actions of a plugin's controller, on every route that leads to them: the panel's routes
 * take no policies of ours. To be called before routes are made.
 *
 * @param uid - Such as `plugin::content-manager.collection-types`.
 * @param checks - By the name of the action; what one throws is the answer.
 */
export function checkBefore(strapi: Core.Strapi, uid: string, checks: Record<string, Handler>): void {
  coreService(strapi, "controllers").extend(uid, (controller) => {
    const checked = { ...controller };
    for (const [name, check] of Object.entries(checks)) {
      const action = controller[name];
      if (action === undefined) throw new Error(`Strapi has no ${name} in ${uid} any more`);
      checked[name] = async (ctx) => {
        await check(ctx);
        return action.call(checked, ctx);
      };
    }
    return checked;
  });
}

/**
 * Puts functions of our own in the place of those of a plugin's provider: its configuration can name none but a package.
 *
 * @param provider - With functions that the manual asks of providers.
 */
export function replaceProvider(strapi: Core.Strapi, plugin: "email" | "upload", provider: object): void {
  Object.assign(strapi.plugin(plugin).provider, provider);
}
