import type { Core, Schema, UID } from "@strapi/strapi";

/** The used parts of services of Strapi 5.54 that its manual and types don't describe, with their source files. */
interface Services {
  /** `@strapi/admin`, `services/auth`. */
  "admin::auth": {
    validatePassword(password: string, hash: string): Promise<boolean>;
    hashPassword(password: string): Promise<string>;
    checkCredentials(credentials: { email: string; password: string }): Promise<LoginOutcome>;
  };
  /** `@strapi/admin`, `services/content-type`. */
  "admin::content-type": {
    /** Makes permissions for all fields of the actions' subjects. */
    getPermissionsWithNestedFields(actions: PermissionAction[]): Permission[];
  };
  /** `@strapi/admin`, `services/permission`. */
  "admin::permission": {
    actionProvider: { values(): PermissionAction[] };
    createPermissionsManager(options: { ability: Ability; model: string }): {
      /** Marks an entry as one of `type`, so that an ability checks the roles' conditions on it. */
      toSubject(entry: unknown, type: string): unknown;
    };
    findMany(query: { where: object }): Promise<Permission[]>;
    deleteByIds(ids: number[]): Promise<unknown>;
  };
  /** `@strapi/admin`, `services/role`. */
  "admin::role": { assignPermissions(role: number, permissions: Permission[]): Promise<unknown> };
  /** `@strapi/content-manager`, `services/data-mapper`: makes the schemas that the panel gets. */
  "plugin::content-manager.data-mapper": { toDto(type: TypeDescription): TypeDescription };
  /** `@strapi/i18n`, `services/content-types`. */
  "plugin::i18n.content-types": {
    isLocalizedContentType(schema: Schema.ContentType): boolean;
    getNestedPopulateOfNonLocalizedAttributes(uid: UID.ContentType): string[];
    /** Copies the fields that all languages share, without the ids of components. */
    copyNonLocalizedAttributes(schema: Schema.ContentType, entry: unknown): unknown;
  };
  /** `@strapi/i18n`, `services/fill-from-locale`: for the panel's *Fill in from another locale*. */
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
    /** Reads the payload of a request's token; `null` without a token. @throws {Error} The token is invalid. */
    getToken(ctx: object): Promise<unknown>;
    issue(payload: object, options?: object): unknown;
    verify(token: string): Promise<unknown>;
  };
  /** `@strapi/plugin-users-permissions`, `services/providers`. */
  "plugin::users-permissions.providers": { buildRedirectUri(name?: string): string };
  /** `@strapi/upload`, `services/upload`: settings of the media library. */
  "plugin::upload.upload": { getSettings(): Promise<Fields>; setSettings(settings: Fields): Promise<unknown> };
}

/** The used parts of Strapi's core services, by their names in its container (`@strapi/core` 5.54, `services`). */
interface CoreServices {
  auth: {
    /** Authenticates by the type of route in `ctx.state.route.info`, and calls `next` on success. */
    authenticate(ctx: object, next: () => unknown): Promise<unknown>;
    /** Throws unless the caller has all of the scope's permissions. */
    verify(auth: unknown, config: { scope: readonly string[] }): Promise<unknown>;
  };
  /** Validates a document's fields. */
  entityValidator: {
    validateEntityCreation(model: unknown, data: object, options: { isDraft: false; locale: string }): Promise<unknown>;
  };
  /** Converts a request's query into one for the database layer. */
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

/** The combined permissions of a panel user's roles (an ability of `@casl/ability`). */
export interface Ability {
  can(action: string, subject?: unknown): boolean;
}

/** An action for which a panel role can have a permission. */
interface PermissionAction {
  actionId: string;
  section: string;
  subjects?: string[];
}

/** A permission of a panel role. */
export interface Permission {
  /** Absent until it is stored. */
  id?: number;
  action: string;
  subject: string | null;
  conditions?: string[];
  properties?: { fields?: string[]; locales?: string[] };
}

/** Outcome of a panel login, as Passport expects it: error, account or `false`, and the reason of a refusal. */
export type LoginOutcome =
  | [null, { id: number; password: string | null; isActive: boolean | null }]
  | [null, false, { message: string }];

/** Schema of a type or component for the panel. */
interface TypeDescription {
  attributes: Record<string, unknown>;
}

/** Gets a service of the panel or a plugin, by its uid. */
export function serviceOf<Uid extends keyof Services>(strapi: Core.Strapi, uid: Uid): Services[Uid] {
  return coreService(strapi, "services").get(uid);
}

/** Gets a core service of Strapi, by its name in the container. */
export function coreService<Name extends keyof CoreServices>(strapi: Core.Strapi, name: Name): CoreServices[Name] {
  return strapi.get<CoreServices[Name]>(name);
}

/**
 * Overrides functions of a service for all later callers.
 *
 * @param extend - Gets the original service and returns the functions to override.
 */
export function extendService<Uid extends keyof Services>(
  strapi: Core.Strapi,
  uid: Uid,
  extend: (service: Services[Uid]) => Partial<Services[Uid]>,
): void {
  coreService(strapi, "services").extend(uid, (service) => ({ ...service, ...extend(service) }));
}

/**
 * Runs checks before actions of a plugin's controller, whichever route leads to them; the panel's routes can't get
 * policies. Call it before Strapi creates its routes.
 *
 * @param uid - For example `plugin::content-manager.collection-types`.
 * @param checks - By action name; a check throws to refuse the request.
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
 * Overrides functions of a plugin's provider. The configuration can't do that, as it only takes the name of a package.
 *
 * @param provider - Functions of a provider, as Strapi's manual describes them.
 */
export function replaceProvider(strapi: Core.Strapi, plugin: "email" | "upload", provider: object): void {
  Object.assign(strapi.plugin(plugin).provider, provider);
}
