import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { kassaAction } from "../content/panel-rights.ts";
import { type Permission, serviceOf } from "../strapi-internals/services.ts";
import { namesOf, withNewRights } from "./new-rights.ts";
import { inboxCode, kassaCode, type PanelRole, panelRoles } from "./panel-roles.ts";

const englishNames = ["Editor", "Author"];

/** Roles of this project, which Strapi doesn't create. */
const ownCodes = [inboxCode, kassaCode];

const roleSchema = z.object({ id: z.number(), name: z.string() });

const offeredSchema = z.record(z.string(), z.array(z.string()));

/**
 * Gives the panel's roles their permissions, because Strapi creates its roles without permissions to the site's types.
 *
 * Each type, field and language is given to a role once, so that whatever an administrator removes later stays removed.
 * Other permissions, changed names and deleted roles are left alone.
 *
 * On the first start every role's permissions are reset, and editors of an older installation get the inbox role.
 */
export async function prepareEditors(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: "core", name: "panel-rights" });
  const offered = offeredSchema.parse((await store.get({ key: "offered" })) ?? {});

  const codes = z.array(z.object({ code: z.string() }));
  const languages = codes.parse(await strapi.db.query("plugin::i18n.locale").findMany());
  const locales = languages.map(({ code }) => code);
  const all = everything(strapi).map((permission) => inAllLanguages(strapi, permission, locales));

  for (const role of panelRoles) {
    const names = offered[role.code];
    const wanted = role.rights(all, (subject) => typeOf(strapi, subject)?.kind === "singleType");
    await prepareRole(strapi, role, wanted, names);
    offered[role.code] = [...new Set([...(names ?? []), ...wanted.flatMap(namesOf)])].toSorted();
  }
  await store.set({ key: "offered", value: offered });
}

/** Prepares one role. @param names - What earlier starts gave it (see `namesOf`); `undefined` at the first start. */
async function prepareRole(strapi: Core.Strapi, role: PanelRole, wanted: Permission[], names: string[] | undefined) {
  const { code, name, description } = role;
  const roles = strapi.db.query("admin::role");
  const find = async () => roleSchema.nullable().parse(await roles.findOne({ where: { code } }));
  let found = await find();
  if (found === null && names === undefined && ownCodes.includes(code)) {
    await roles.create({ data: { code, name, description } });
    found = await find();
    if (found !== null && code === inboxCode) await handOverInbox(strapi, found.id);
  }
  if (found === null) return;

  const earlier = new Set(names);
  const isOffered = names !== undefined && wanted.flatMap(namesOf).every((right) => earlier.has(right));
  if (!isOffered) await giveRights(strapi, found.id, wanted, names === undefined ? null : earlier);
  if (englishNames.includes(found.name)) await roles.update({ where: { id: found.id }, data: { name, description } });
}

/** Sets a role's permissions. @param offered - What earlier starts gave it (`namesOf`); `null` at the first start. */
async function giveRights(
  strapi: Core.Strapi,
  role: number,
  wanted: Permission[],
  offered: ReadonlySet<string> | null,
): Promise<void> {
  const permissions = serviceOf(strapi, "admin::permission");
  const held = await permissions.findMany({ where: { role: { id: role } } });
  const ours = held.filter(isOurRight);
  const ownRights = held.filter((right) => !isOurRight(right));
  // Deletes them first, because Strapi compares every old permission with every new one, which takes seconds.
  if (offered === null) await permissions.deleteByIds(ours.flatMap(({ id }) => id ?? []));
  const given = [...ownRights, ...(offered === null ? wanted : withNewRights(ours, wanted, offered))];
  await serviceOf(strapi, "admin::role").assignPermissions(role, given);
}

const usersSchema = z.array(z.object({ id: z.number() }));

/** Gives the inbox role to all editors, who could read the inbox in older versions. */
async function handOverInbox(strapi: Core.Strapi, role: number): Promise<void> {
  const users = strapi.db.query("admin::user");
  const editors = usersSchema.parse(await users.findMany({ where: { roles: { code: "strapi-editor" } } }));
  for (const { id } of editors) await users.update({ where: { id }, data: { roles: { connect: [{ id: role }] } } });
  if (editors.length === 0) return;
  strapi.log.warn(
    `The inbox is for the role ‘Inbox’ from now on. ${editors.length} editors have it: take it from those who don't answer visitors.`,
  );
}

function everything(strapi: Core.Strapi): Permission[] {
  const panelActions = serviceOf(strapi, "admin::permission").actionProvider.values();
  const shop = panelActions.filter(({ actionId }) => actionId === kassaAction);
  const actions = panelActions
    .filter(({ section }) => section === "contentTypes")
    .map((action) => ({ ...action, subjects: (action.subjects ?? []).filter(isOurs) }));
  const all = serviceOf(strapi, "admin::content-type").getPermissionsWithNestedFields(actions);
  return [...all, ...shop.map(({ actionId }) => ({ action: actionId, subject: null }))];
}

function inAllLanguages(strapi: Core.Strapi, permission: Permission, locales: string[]): Permission {
  const schema = typeOf(strapi, permission.subject);
  const isLocalized = z.object({ i18n: z.object({ localized: z.literal(true) }) }).safeParse(schema?.pluginOptions);
  return isLocalized.success ? { ...permission, properties: { ...permission.properties, locales } } : permission;
}

/** The content type that a permission is about; `undefined` for other permissions. */
function typeOf(strapi: Core.Strapi, subject: string | null) {
  return Object.entries(strapi.contentTypes).find(([uid]) => uid === subject)?.[1];
}

function isOurs(subject: string | null): boolean {
  return subject?.startsWith("api::") === true;
}

function isOurRight({ action, subject }: Permission): boolean {
  return action === kassaAction || isOurs(subject);
}
