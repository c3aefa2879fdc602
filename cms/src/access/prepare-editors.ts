import type { Core } from "@strapi/strapi";
import * as z from "zod";

/** A right of the admin panel, as its own services take and give it. */
interface Permission {
  action: string;
  subject: string | null;
  conditions?: string[];
  properties?: { fields?: string[]; locales?: string[] };
}

interface Action {
  section: string;
  subjects?: string[];
}

/** Services of the panel that Strapi leaves untyped; source: `@strapi/admin` 5.54, `server/src/services`. */
interface PanelServices {
  actions(): Action[];
  everythingOf(actions: Action[]): Permission[];
  rightsOf(role: number): Promise<Permission[]>;
  give(role: number, permissions: Permission[]): Promise<unknown>;
}

function panelServicesOf(strapi: Core.Strapi): PanelServices {
  const permissions = strapi.service("admin::permission");
  return {
    actions: () => permissions.actionProvider.values(),
    everythingOf: (actions) => strapi.service("admin::content-type").getPermissionsWithNestedFields(actions),
    rightsOf: (role) => permissions.findMany({ where: { role: { id: role } } }),
    give: (role, given) => strapi.service("admin::role").assignPermissions(role, given),
  };
}

const publishAction = "plugin::content-manager.explorer.publish";
const createAction = "plugin::content-manager.explorer.create";

/** What visitors sent: nobody writes it for them, and authors have no business with it. */
function isInbox(subject: string | null): boolean {
  return subject === "api::submission.submission" || subject === "api::subscription.subscription";
}

/** The panel's two ready-made roles, in Dutch. Authors write what is theirs; publishing is for editors. */
const roles = [
  {
    code: "strapi-editor",
    name: "Redacteur",
    description: "Maakt, vertaalt en publiceert alles op de site.",
    rights: (all: Permission[]) => all.filter(({ action, subject }) => !isInbox(subject) || action !== createAction),
  },
  {
    code: "strapi-author",
    name: "Auteur",
    description: "Schrijft en vertaalt eigen stukken; een redacteur publiceert ze.",
    rights: (all: Permission[]) =>
      all
        .filter(({ action, subject }) => action !== publishAction && !isInbox(subject))
        .map((permission) => ({ ...permission, conditions: ["admin::is-creator"] })),
  },
];

const englishNames = ["Editor", "Author"];

const roleSchema = z.object({ id: z.number(), name: z.string() });

/**
 * Gives editors and authors their rights to all content, in all languages.
 *
 * Strapi makes these roles before it knows the languages and the new types, and
 * leaves them with lists that stay empty. Rights to content are set at every
 * start, so that a new type or field needs nobody's ticks; rights to anything
 * else, and a name an administrator chose, stay as they are.
 */
export async function prepareEditors(strapi: Core.Strapi): Promise<void> {
  const panel = panelServicesOf(strapi);
  const codes = z.array(z.object({ code: z.string() }));
  const languages = codes.parse(await strapi.db.query("plugin::i18n.locale").findMany());
  const locales = languages.map(({ code }) => code);

  const all = everything(panel).map((permission) => inAllLanguages(strapi, permission, locales));
  for (const { code, name, description, rights } of roles) {
    const role = roleSchema.nullable().parse(await strapi.db.query("admin::role").findOne({ where: { code } }));
    if (role === null) continue;

    const kept = (await panel.rightsOf(role.id)).filter(({ subject }) => !isOurs(subject));
    await panel.give(role.id, [...kept, ...rights(all)]);
    if (!englishNames.includes(role.name)) continue;
    await strapi.db.query("admin::role").update({ where: { id: role.id }, data: { name, description } });
  }
}

function everything(panel: PanelServices): Permission[] {
  const actions = panel
    .actions()
    .filter(({ section }) => section === "contentTypes")
    .map((action) => ({ ...action, subjects: (action.subjects ?? []).filter(isOurs) }));
  return panel.everythingOf(actions);
}

function inAllLanguages(strapi: Core.Strapi, permission: Permission, locales: string[]): Permission {
  const schema = Object.entries(strapi.contentTypes).find(([uid]) => uid === permission.subject)?.[1];
  const isLocalized = z.object({ i18n: z.object({ localized: z.literal(true) }) }).safeParse(schema?.pluginOptions);
  return isLocalized.success ? { ...permission, properties: { ...permission.properties, locales } } : permission;
}

function isOurs(subject: string | null): boolean {
  return subject?.startsWith("api::") === true;
}
